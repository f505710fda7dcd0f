import type { Overview } from '@deal-harbor/contracts';
import { AdminLink } from '../../navigation/admin-link.tsx';

type Counts = Overview['counts'];

interface Figure {
  label: string;
  value: number;
  to: string;
  /** What of it is out of sight for shoppers. */
  hidden?: { count: number; what: string; to: string };
}

function figuresOf(counts: Counts): Figure[] {
  const { posts } = counts;
  return [
    { label: 'Stores', value: counts.stores, to: 'stores' },
    {
      label: 'Coupons',
      value: counts.coupons,
      to: 'coupons',
      hidden: { count: counts.expiredCoupons, what: 'expired', to: 'coupons?expiry=expired' },
    },
    {
      label: 'Offers',
      value: counts.offers,
      to: 'offers',
      hidden: { count: counts.inactiveOffers, what: 'inactive', to: 'offers?active=false' },
    },
    { label: 'Categories', value: counts.categories, to: 'categories' },
    { label: 'Products', value: counts.products, to: 'amazon-products' },
    {
      label: 'Posts',
      value: posts.draft + posts.published + posts.archived,
      to: 'blogs',
      hidden: {
        count: posts.draft,
        what: posts.draft === 1 ? 'draft' : 'drafts',
        to: 'blogs?status=draft',
      },
    },
    { label: 'Subscribers', value: counts.subscribers, to: 'subscribers' },
  ];
}

export function Figures({ counts }: { counts: Counts }) {
  return (
    <ul className="admin-figures">
      {figuresOf(counts).map(({ label, value, to, hidden }) => (
        <li key={label}>
          <AdminLink to={to}>
            <span>{label}</span>
            <strong>{value.toLocaleString('en-US')}</strong>
          </AdminLink>
          {hidden && hidden.count > 0 && (
            <AdminLink to={hidden.to} className="admin-muted">
              <span className="admin-hidden">{label}: </span>
              {hidden.count.toLocaleString('en-US')} {hidden.what}
            </AdminLink>
          )}
        </li>
      ))}
    </ul>
  );
}
