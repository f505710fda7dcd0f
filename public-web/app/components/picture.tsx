import { type PictureSide, pictureSources } from '@deal-harbor/contracts';
import { useState } from 'react';

interface PictureProps {
  /** A path under /media, or an address elsewhere; null for none. */
  src: string | null;
  /** Empty where what it shows is named beside it. */
  alt: string;
  /** CSS pixels. */
  width: number;
  height: number;
  /** The sizes that the places it is shown in ask for, at the densities of today's screens. */
  sides: readonly PictureSide[];
  /** How wide it is shown, as the attribute of that name says it. */
  sizes: string;
  /** Of the first sight of its page, and so loaded before all others. */
  lead?: boolean;
  className?: string;
  /** Stands in its place when there is none, or when it does not load. */
  fallback: React.ReactNode;
}

/** A picture at the size it is shown in. */
export function Picture({ src, alt, sides, lead = false, fallback, ...img }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || broken === src) return fallback;
  return (
    <img
      {...img}
      {...urgency(lead)}
      src={src}
      alt={alt}
      srcSet={pictureSources(src, sides)}
      // A picture may have failed before this code ran.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) setBroken(src);
      }}
      onError={() => setBroken(src)}
    />
  );
}

/** Pictures are loaded when they come near, but for the one that the first sight of a page is made of. */
export function urgency(lead: boolean) {
  return lead
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
}
