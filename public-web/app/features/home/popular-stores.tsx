import { usePopularStores } from '@deal-harbor/api-client';
import { SKELETONS } from '@deal-harbor/contracts';
import { Store } from 'lucide-react';
import { EmptyState } from '../../components/empty-state.tsx';
import { Section } from '../../components/section.tsx';
import { SkeletonItems } from '../../components/skeleton-items.tsx';
import { StoreTile } from '../stores/store-tile.tsx';

export function PopularStores() {
  const { data: stores = [], isPending } = usePopularStores();
  return (
    <Section
      id="popular-stores"
      title="Popular Stores"
      aside={
        <a href="/stores" className="text-link flex min-h-11 items-center">
          All stores
        </a>
      }
    >
      {isPending || stores.length > 0 ? (
        <ul className="scroller" aria-busy={isPending}>
          {isPending && <TileSkeletons />}
          {stores.map((store) => (
            <li key={store.id}>
              <StoreTile store={store} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState icon={Store} title="No popular stores available at the moment." />
      )}
    </Section>
  );
}

function TileSkeletons() {
  return (
    <SkeletonItems count={SKELETONS.homeStores}>
      <div className="card store-card text-center">
        <div className="skeleton size-24 rounded-[1.25rem]" />
        <div className="skeleton h-11 w-28" />
        <div className="store-actions">
          <div className="skeleton h-11" />
          <div className="skeleton h-11" />
        </div>
      </div>
    </SkeletonItems>
  );
}
