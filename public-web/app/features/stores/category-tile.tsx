import { CATEGORY_COLOR_STYLES, type Category } from '@deal-harbor/contracts';
import { categoryIcon } from './category-icon.ts';

interface CategoryTileProps {
  category: Category;
  /** Place in the list, which decides the colour. */
  index: number;
}

export const tint = (index: number) => `tinted tint-${index % CATEGORY_COLOR_STYLES}`;

export function storesText(count: number): string {
  return count === 1 ? '1 store' : `${count.toLocaleString('en-US')} stores`;
}

export function CategoryTile({ category: { slug, name, storeCount }, index }: CategoryTileProps) {
  const Icon = categoryIcon(slug);
  return (
    <a href={`/category/${slug}`} className="card card-lift flex items-center gap-4 p-5">
      <span className={`grid size-14 flex-none place-items-center rounded-2xl ${tint(index)}`}>
        <Icon size={26} aria-hidden="true" />
      </span>
      <span>
        <span className="block font-semibold">{name}</span>
        <span className="block text-muted text-sm tabular-nums">{storesText(storeCount)}</span>
      </span>
    </a>
  );
}
