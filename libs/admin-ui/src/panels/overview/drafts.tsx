import { type Overview, shortDate } from '@deal-harbor/contracts';
import { AdminLink } from '../../navigation/admin-link.tsx';
import { Block } from './block.tsx';

interface DraftsProps {
  drafts: Overview['drafts'];
  total: number;
}

export function Drafts({ drafts, total }: DraftsProps) {
  return (
    <Block title="Drafts waiting">
      {drafts.length === 0 && <p className="admin-muted">No draft is waiting.</p>}
      <ul className="admin-rows">
        {drafts.map(({ id, title, category, createdAt }) => (
          <li key={id}>
            <AdminLink to={`blogs?edit=${id}`}>{title}</AdminLink>
            <span className="admin-muted">
              {category.replaceAll('-', ' ')} •{' '}
              <time dateTime={createdAt}>{shortDate(createdAt)}</time>
            </span>
          </li>
        ))}
      </ul>
      {total > drafts.length && (
        <p>
          <AdminLink to="blogs?status=draft">All {total} drafts</AdminLink>
        </p>
      )}
    </Block>
  );
}
