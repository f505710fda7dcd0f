import { isWebAddress, type Product } from '@deal-harbor/contracts';
import { Star, TrendingUp } from 'lucide-react';
import { ShopLink } from '../../components/shop-link.tsx';
import { dollars, shownPrices, shownReviewCount, shownWeeklyViews } from './product-figures.ts';
import { ProductPicture } from './product-picture.tsx';
import { Rating } from './rating.tsx';
import { usePlaceholders } from './use-placeholders.ts';

interface ProductCardProps {
  product: Product;
  /** The first of its page. */
  lead: boolean;
}

export function ProductCard({ product, lead }: ProductCardProps) {
  const placeholders = usePlaceholders();
  const views = shownWeeklyViews(product, placeholders);
  const { name, description, affiliateLink, discount } = product;
  return (
    <article className="card card-lift relative flex h-full flex-col">
      <ProductPicture src={product.imageUrl} lead={lead} />
      {product.featured && (
        <span className="badge badge-ok absolute top-3 left-3">
          <Star size={14} aria-hidden="true" />
          Featured
        </span>
      )}
      <div className="flex flex-1 flex-col gap-3 p-5">
        <h3 className="text-lg leading-snug">{name}</h3>
        <Rating rating={product.rating} reviews={shownReviewCount(product, placeholders)} />
        <p className="line-clamp-3 text-[0.9375rem] text-muted leading-normal">{description}</p>
        <div className="mt-auto grid gap-1">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Prices product={product} />
            {!!discount && <span className="badge badge-danger">{discount}% OFF</span>}
          </p>
          {views !== null && (
            <p className="flex items-center gap-1.5 text-muted text-sm tabular-nums">
              <TrendingUp size={16} aria-hidden="true" />
              {views.toLocaleString('en-US')} views this week
            </p>
          )}
        </div>
        {isWebAddress(affiliateLink) && (
          <div className="grid gap-2">
            <ShopLink href={affiliateLink} storeName="Amazon" className="btn btn-brand">
              Get This Deal
            </ShopLink>
            <ShopLink href={affiliateLink} storeName="Amazon" className="btn btn-quiet">
              View on Amazon
            </ShopLink>
          </div>
        )}
      </div>
    </article>
  );
}

function Prices({ product }: { product: Product }) {
  const { price, before } = shownPrices(product);
  if (price === null) return null;
  return (
    <>
      <span className="font-bold text-2xl tabular-nums tracking-tight">
        {before !== null && <span className="sr-only">Sale price </span>}
        {dollars(price)}
      </span>
      {before !== null && (
        <>
          <span className="sr-only">Original price</span>
          <s className="text-muted tabular-nums">{dollars(before)}</s>
        </>
      )}
    </>
  );
}
