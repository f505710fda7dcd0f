import type { Store } from '@deal-harbor/contracts';
import { StoreCard } from './store-card.tsx';
import { StoreSkeletons } from './store-skeletons.tsx';

interface StoreGridProps {
  stores: readonly Store[];
  /** Placeholders shown while the stores load; none otherwise. */
  skeletons: number;
  /** The former stores are shown while others load. */
  stale?: boolean;
  deals: (store: Store) => string;
  badge?: (store: Store) => React.ReactNode;
}

export function StoreGrid({ stores, skeletons, stale, deals, badge }: StoreGridProps) {
  return (
    <ul
      className={`card-grid card-grid-wide transition-opacity ${stale ? 'opacity-60' : ''}`}
      aria-busy={stale || skeletons > 0}
    >
      <StoreSkeletons count={skeletons} />
      {stores.map((store) => (
        <li key={store.id}>
          <StoreCard store={store} deals={deals(store)} badge={badge?.(store)} />
        </li>
      ))}
    </ul>
  );
}
