import { Picture } from '../../form/picture.tsx';
import type { StoreValues } from './stores.ts';

/** The store as shoppers will see its card, while it is typed. */
export function StorePreview({ values }: { values: StoreValues }) {
  const { name, category, description, dealCount, logo } = values;
  return (
    <figure className="admin-store-preview">
      <figcaption>How it will look</figcaption>
      <div className="admin-store-card">
        <Picture address={logo} alt="" />
        <div>
          <strong>{name || 'Name of the store'}</strong>
          <span className="admin-muted">
            {[category, dealCount ? `${dealCount.toLocaleString('en-US')} active deals` : null]
              .filter(Boolean)
              .join(' • ')}
          </span>
        </div>
        <p>{description || 'What shoppers find there.'}</p>
      </div>
    </figure>
  );
}
