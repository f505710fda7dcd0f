import type { StoreSummary } from '@deal-harbor/contracts';
import { Picture } from '../../components/picture.tsx';

interface StoreLogoProps {
  store: Pick<StoreSummary, 'logo'>;
  size?: keyof typeof SIZES;
  /** Only where the name does not stand beside it. */
  alt?: string;
  /** At the top of its page. */
  lead?: boolean;
}

const SIZES = {
  small: { className: 'logo', pixels: 44, sides: [48, 96, 144] },
  large: { className: 'logo logo-large', pixels: 96, sides: [96, 192, 320] },
} as const;

/** The store's logo on a neutral tile; a fallback sign when there is none, or when it does not load. */
export function StoreLogo({ store, size = 'small', alt = '', lead }: StoreLogoProps) {
  const { className, pixels, sides } = SIZES[size];
  return (
    <span className={className}>
      <Picture
        src={store.logo}
        alt={alt}
        width={pixels}
        height={pixels}
        sides={sides}
        sizes={`${pixels}px`}
        lead={lead}
        fallback={<i className="icon icon-store" aria-hidden="true" />}
      />
    </span>
  );
}
