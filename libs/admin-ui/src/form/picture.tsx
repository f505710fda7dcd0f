import { useState } from 'react';

interface PictureProps {
  /** An address, a path under /media, or a data URL; empty for none. */
  address: string;
  /** Empty where the name stands beside it. */
  alt: string;
  /** What stands in its place when there is none, or when it cannot be loaded. */
  instead?: (broken: boolean) => React.ReactNode;
}

/** A picture of the site on its tile; a broken one is hidden. */
export function Picture({ address, alt, instead }: PictureProps) {
  const [broken, setBroken] = useState('');
  const shown = address !== '' && broken !== address;
  return (
    <span className="admin-tile">
      {shown ? (
        <img src={address} alt={alt} onError={() => setBroken(address)} />
      ) : (
        instead?.(address !== '')
      )}
    </span>
  );
}
