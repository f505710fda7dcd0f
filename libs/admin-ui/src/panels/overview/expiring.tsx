import {
  dayOf,
  EXPIRY_WARNING_DAYS,
  expiryPhrase,
  type Overview,
  shortDate,
} from '@deal-harbor/contracts';
import { AdminLink } from '../../navigation/admin-link.tsx';
import { Block } from './block.tsx';

interface ExpiringProps {
  items: Overview['expiring'];
  total: number;
}

export function Expiring({ items, total }: ExpiringProps) {
  const today = dayOf(new Date());
  return (
    <Block title={`Ends within ${EXPIRY_WARNING_DAYS} days`}>
      {items.length === 0 && (
        <p className="admin-muted">Nothing ends within {EXPIRY_WARNING_DAYS} days.</p>
      )}
      <ul className="admin-rows">
        {items.map(({ kind, id, title, storeName, expiryDate }) => (
          <li key={`${kind}-${id}`}>
            <AdminLink to={`${kind}s?edit=${id}`}>{title}</AdminLink>
            <span className="admin-muted">
              {storeName} • {kind} •{' '}
              <time dateTime={expiryDate} title={shortDate(expiryDate)}>
                {expiryPhrase(expiryDate, today)}
              </time>
            </span>
          </li>
        ))}
      </ul>
      {total > items.length && (
        <p>
          {total - items.length} more: <AdminLink to="coupons?expiry=soon">coupons</AdminLink> and{' '}
          <AdminLink to="offers?expiry=soon">offers</AdminLink>
        </p>
      )}
    </Block>
  );
}
