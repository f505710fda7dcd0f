import { type Category, HOME_CATEGORY_TILES } from '@deal-harbor/contracts';
import { Section } from '../../components/section.tsx';
import { CategoryTile } from '../stores/category-tile.tsx';

export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  if (categories.length === 0) return null;
  return (
    <Section
      id="categories"
      title="Browse by Category"
      aside={
        <a href="/categories" className="text-link flex min-h-11 items-center">
          All categories
        </a>
      }
    >
      <ul className="card-grid">
        {categories.slice(0, HOME_CATEGORY_TILES).map((category, index) => (
          <li key={category.id}>
            <CategoryTile category={category} index={index} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
