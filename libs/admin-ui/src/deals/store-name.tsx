import type { StoreSummary } from '@deal-harbor/contracts';
import { Picture } from '../form/picture.tsx';

export function StoreName({ store }: { store: Pick<StoreSummary, 'name' | 'logo'> }) {
  return (
    <span className="admin-named">
      <Picture address={store.logo ?? ''} alt="" />
      <span>{store.name}</span>
    </span>
  );
}
