import type { AdminStore } from '@deal-harbor/contracts';
import { Empty, Pagination } from 'antd';
import { usePanel } from '../../../layout/panel-context.ts';
import { ListFailed, ListWaiting } from '../../../list/list-states.tsx';
import type { Flags } from '../../deals/use-flags.ts';
import { ActivateAll } from '../activate-all.tsx';
import type { OfferTools } from '../offer-actions.tsx';
import { OFFERS, type OfferValues } from '../offers.ts';
import { OrderList } from './order-list.tsx';
import { useStoreOrder } from './use-store-order.ts';

/** Beyond it a list is dragged page by page, and moves are also made by place. */
const PLACES_A_PAGE = 100;

interface StoreOrderProps {
  storeId: number;
  store: AdminStore | null;
  page: number;
  onPage: (page: number) => void;
  flags: Flags<OfferValues>;
  tools: OfferTools;
}

/** All offers of one store, in the order in which shoppers see them. */
export function StoreOrder({ storeId, store, page, onPage, flags, tools }: StoreOrderProps) {
  const { alone } = usePanel();
  const { query, offers, put } = useStoreOrder(storeId);
  if (query.isPending) return <ListWaiting />;
  if (query.isError) return <ListFailed noun={OFFERS.noun} query={query} />;
  const count = offers.length;
  if (count === 0) {
    return (
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="This store has no offers yet." />
    );
  }
  const shown = Math.min(page, Math.ceil(count / PLACES_A_PAGE));
  return (
    <>
      <div className="admin-order-head">
        <p role="status" className="admin-count">
          {count.toLocaleString('en-US')} {count === 1 ? 'offer' : 'offers'} in your order
        </p>
        <ActivateAll storeName={store?.name ?? 'this store'} offers={offers} />
      </div>
      <div className={alone ? undefined : 'admin-list-short'}>
        <OrderList
          offers={offers}
          size={PLACES_A_PAGE}
          page={shown}
          onPage={onPage}
          onOrder={put}
          flags={flags}
          tools={tools}
        />
      </div>
      {count > PLACES_A_PAGE && (
        <Pagination
          className="admin-pages"
          align="end"
          current={shown}
          total={count}
          pageSize={PLACES_A_PAGE}
          showSizeChanger={false}
          onChange={onPage}
        />
      )}
    </>
  );
}
