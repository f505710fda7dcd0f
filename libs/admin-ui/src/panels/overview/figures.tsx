import type { Overview } from '@deal-harbor/contracts';
import { AdminLink } from '../../navigation/admin-link.tsx';

type Counts = Overview['counts'];

interface Figure {
  label: string;
  value: number;
  /** What of it is out of sight for shoppers. */
  note: string | null;
  to: string;
}

const some = (count: number, what: string) =>
  count > 0 ? `${count.toLocaleString('en-US')} ${what}` : null;

function figuresOf(counts: Counts): Figure[] {
  const { posts } = counts;
  return [
    { label: 'Stores', value: counts.stores, note: null, to: 'stores' },
    {
      label: 'Coupons',
      value: counts.coupons,
      note: some(counts.expiredCoupons, 'expired'),
      to: 'coupons',
    },
    {
      label: 'Offers',
      value: counts.offers,
      note: some(counts.inactiveOffers, 'inactive'),
      to: 'offers',
    },
    { label: 'Categories', value: counts.categories, note: null, to: 'categories' },
    { label: 'Products', value: counts.products, note: null, to: 'amazon-products' },
    {
      label: 'Posts',
      value: posts.draft + posts.published + posts.archived,
      note: some(posts.draft, posts.draft === 1 ? 'draft' : 'drafts'),
      to: 'blogs',
    },
    { label: 'Subscribers', value: counts.subscribers, note: null, to: 'subscribers' },
  ];
}

export function Figures({ counts }: { counts: Counts }) {
  return (
    <ul className="admin-figures">
      {figuresOf(counts).map(({ label, value, note, to }) => (
        <li key={label}>
          <AdminLink to={to}>
            <span>{label}</span>
            <strong>{value.toLocaleString('en-US')}</strong>
            {note && <span className="admin-muted">{note}</span>}
          </AdminLink>
        </li>
      ))}
    </ul>
  );
}
