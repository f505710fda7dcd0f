import type { Product } from '@deal-harbor/contracts';
import { MAX_RATING, titleFromSlug } from '@deal-harbor/contracts';
import { Star } from 'lucide-react';
import { Picture } from '../../form/picture.tsx';
import type { Column } from '../../list/column.ts';
import { FlagSwitch } from '../../list/flag-switch.tsx';
import { productKind } from './products.ts';

const NONE = <span className="admin-muted">None</span>;

const money = (price: number) => `$${price.toFixed(2)}`;

export const PRODUCT_COLUMNS: readonly Column<Product>[] = [
  {
    title: 'Product',
    order: 'name',
    render: ({ name, imageUrl }) => (
      <span className="admin-named">
        <Picture address={imageUrl ?? ''} alt="" />
        <strong>{name}</strong>
      </span>
    ),
  },
  { title: 'Category', order: 'category', render: ({ category }) => titleFromSlug(category) },
  { title: 'Price', order: 'price', align: 'right', render: (row) => <Price {...row} /> },
  {
    title: 'Discount',
    align: 'right',
    from: 'lg',
    render: ({ discount }) => (discount === null ? NONE : `${discount}%`),
  },
  {
    title: 'Rating',
    order: 'rating',
    from: 'lg',
    render: ({ rating }) => (rating === null ? NONE : <Rating value={rating} />),
  },
  {
    title: 'Featured',
    render: (row) => (
      <FlagSwitch kind={productKind} row={row} field="featured" label={`${row.name} is featured`} />
    ),
  },
];

function Price({ salePrice, originalPrice }: Pick<Product, 'salePrice' | 'originalPrice'>) {
  const now = salePrice ?? originalPrice;
  if (now === null) return NONE;
  return (
    <>
      {money(now)}
      {salePrice !== null && originalPrice !== null && (
        <>
          {' '}
          <span className="admin-hidden">instead of</span>
          <del className="admin-muted">{money(originalPrice)}</del>
        </>
      )}
    </>
  );
}

function Rating({ value }: { value: number }) {
  return (
    <span className="admin-rating">
      <Star size={14} aria-hidden="true" />
      {value.toFixed(1)}
      <span className="admin-hidden">of {MAX_RATING} stars</span>
    </span>
  );
}
