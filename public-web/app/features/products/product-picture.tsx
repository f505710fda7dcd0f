import { Package } from 'lucide-react';
import { useState } from 'react';

/** The product on a neutral ground; a sign in its place when the picture does not load. */
export function ProductPicture({ src }: { src: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <div className="grid aspect-4/3 place-items-center overflow-hidden rounded-t-[0.9375rem] bg-sunken text-muted">
      {src && broken !== src ? (
        <img
          src={src}
          alt=""
          width={400}
          height={300}
          loading="lazy"
          decoding="async"
          className="size-full object-contain"
          // A picture may have failed before this code ran.
          ref={(img) => {
            if (img?.complete && img.naturalWidth === 0) setBroken(src);
          }}
          onError={() => setBroken(src)}
        />
      ) : (
        <Package size={48} strokeWidth={1.25} aria-hidden="true" />
      )}
    </div>
  );
}
