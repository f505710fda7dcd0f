import type { Category } from '@deal-harbor/contracts';
import { useConfig } from '../../lib/site.ts';
import { SearchField } from '../search/search-field.tsx';

const CHIPS = 5;

/** What the site is, how large it is, and the quickest way to a store. */
export function Hero({ categories }: { categories: readonly Category[] }) {
  const { description, heroStats } = useConfig();
  return (
    <div className="hero">
      <div className="wrap grid items-center gap-10 py-12 sm:py-16 lg:grid-cols-[1.5fr_1fr]">
        <div>
          <h1 className="text-5xl sm:text-6xl">Top Coupons</h1>
          <p className="mt-4 max-w-xl text-lg text-muted">{description}</p>
          <div className="no-print mt-8 max-w-xl">
            <SearchField label="Find a store" placeholder="Find a store" size="large" />
          </div>
          {categories.length > 0 && (
            <ul aria-label="Categories" className="no-print mt-4 flex max-w-xl flex-wrap gap-2">
              {categories.slice(0, CHIPS).map(({ id, slug, name }) => (
                <li key={id}>
                  <a href={`/category/${slug}`} className="chip">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <dl className="hero-stats">
          {heroStats.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
