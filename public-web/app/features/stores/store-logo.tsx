import type { StoreSummary } from '@deal-harbor/contracts';
import { useState } from 'react';

interface StoreLogoProps {
  store: Pick<StoreSummary, 'logo'>;
  size?: 'small' | 'large';
  /** Only where the name does not stand beside it. */
  alt?: string;
}

const PIXELS = { small: 44, large: 96 };

/** The store's logo on a neutral tile; a fallback sign when there is none, or when it does not load. */
export function StoreLogo({ store: { logo }, size = 'small', alt = '' }: StoreLogoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const pixels = PIXELS[size];
  return (
    <span className={size === 'large' ? 'logo logo-large' : 'logo'}>
      {logo && broken !== logo ? (
        <img
          src={logo}
          alt={alt}
          width={pixels}
          height={pixels}
          loading="lazy"
          decoding="async"
          // A picture may have failed before this code ran.
          ref={(img) => {
            if (img?.complete && img.naturalWidth === 0) setBroken(logo);
          }}
          onError={() => setBroken(logo)}
        />
      ) : (
        <i className="icon icon-store" aria-hidden="true" />
      )}
    </span>
  );
}
