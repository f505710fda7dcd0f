import { OVERVIEW, type Overview } from '@deal-harbor/contracts';
import { Picture } from '../../form/picture.tsx';
import { AdminLink } from '../../navigation/admin-link.tsx';
import { Block } from './block.tsx';

const clicksText = (clicks: number) =>
  `${clicks.toLocaleString('en-US')} ${clicks === 1 ? 'click' : 'clicks'}`;

const NONE = <p className="admin-muted">No clicks in the last {OVERVIEW.days} days.</p>;

export function TopStores({ stores }: { stores: Overview['topStores'] }) {
  return (
    <Block title="Most clicked stores">
      {stores.length === 0 && NONE}
      <ol className="admin-rows">
        {stores.map(({ id, name, logo, clicks }) => (
          <li key={id} className="admin-named">
            <Picture address={logo ?? ''} alt="" />
            <span>
              <AdminLink to={`stores?edit=${id}`}>{name}</AdminLink>
              <span className="admin-muted">{clicksText(clicks)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Block>
  );
}

export function TopCoupons({ coupons }: { coupons: Overview['topCoupons'] }) {
  return (
    <Block title="Most clicked coupons">
      {coupons.length === 0 && NONE}
      <ol className="admin-rows">
        {coupons.map(({ id, title, storeName, clicks }) => (
          <li key={id}>
            <AdminLink to={`coupons?edit=${id}`}>{title}</AdminLink>
            <span className="admin-muted">
              {storeName} • {clicksText(clicks)}
            </span>
          </li>
        ))}
      </ol>
    </Block>
  );
}
