import { Package } from 'lucide-react';
import { Picture } from '../../components/picture.tsx';

interface ProductPictureProps {
  src: string | null;
  lead: boolean;
}

/** As wide as a card of the grid: the whole page where one card fills it, else a column of at least 280 pixels. */
const SIZES = '(width < 38rem) calc(100vw - 2rem), 20rem';

/** The product on a neutral ground; a sign in its place when the picture does not load. */
export function ProductPicture({ src, lead }: ProductPictureProps) {
  return (
    <div className="grid aspect-4/3 place-items-center overflow-hidden rounded-t-[0.9375rem] bg-sunken text-muted">
      <Picture
        src={src}
        alt=""
        width={400}
        height={300}
        sides={[320, 672, 800]}
        sizes={SIZES}
        lead={lead}
        className="size-full object-contain"
        fallback={<Package size={48} strokeWidth={1.25} aria-hidden="true" />}
      />
    </div>
  );
}
