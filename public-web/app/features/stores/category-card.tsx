import type { Category } from '@deal-harbor/contracts';
import { categoryIcon } from './category-icon.ts';
import { storesText, tint } from './category-tile.tsx';

interface CategoryCardProps {
  category: Category;
  /** Place in the list, which decides the colour. */
  index: number;
}

export function CategoryCard({ category: { slug, name, storeCount }, index }: CategoryCardProps) {
  const Icon = categoryIcon(slug);
  return (
    <article className="card card-lift flex flex-col overflow-hidden">
      <div className={`grid h-28 place-items-center ${tint(index)}`}>
        <Icon size={44} strokeWidth={1.6} aria-hidden="true" />
      </div>
      <div className="flex flex-1 flex-col gap-4 p-5">
        <div>
          <h2 className="store-name">{name}</h2>
          <p className="text-muted tabular-nums">{storesText(storeCount)}</p>
        </div>
        <a href={`/category/${slug}`} className="btn btn-soft mt-auto">
          Browse {name}
        </a>
      </div>
    </article>
  );
}
