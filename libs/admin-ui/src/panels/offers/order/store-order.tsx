import { type AdminOffer, type AdminStore, LIMITS } from '@deal-harbor/contracts';
import { Empty, Pagination } from 'antd';
import { Loaded } from '../../../layout/loaded.tsx';
import { usePanel } from '../../../layout/panel-context.ts';
import { ListWaiting } from '../../../list/list-waiting.tsx';
import { ActivateAll } from '../activate-all.tsx';
import type { OfferTools } from '../offer-actions.tsx';
import { OrderList } from './order-list.tsx';
import { useStoreOrder } from './use-store-order.ts';

/** Beyond it a list is dragged page by page, and moves are also made by place. */
const PLACES_A_PAGE = 100;

interface StoreOrderProps {
  storeId: number;
  store: AdminStore | null;
  page: number;
  onPage: (page: number) => void;
  tools: OfferTools;
}

/** All offers of one store, in the order in which shoppers see them. */
export function StoreOrder({ storeId, ...rest }: StoreOrderProps) {
  const { query, offers, put } = useStoreOrder(storeId);
  return (
    <Loaded query={query} what="The offers" waiting={<ListWaiting />}>
      {() => <Ordered {...rest} offers={offers} onOrder={put} />}
    </Loaded>
  );
}

interface OrderedProps extends Omit<StoreOrderProps, 'storeId'> {
  offers: readonly AdminOffer[];
  onOrder: (ids: number[]) => void;
}

function Ordered({ offers, onOrder, store, page, onPage, tools }: OrderedProps) {
  const { alone } = usePanel();
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
      {count > LIMITS.reorder && (
        <p className="admin-hint">
          No more than {LIMITS.reorder.toLocaleString('en-US')} offers of a store can be put in
          order: moves are not stored.
        </p>
      )}
      <div className={alone ? undefined : 'admin-list-short'}>
        <OrderList
          offers={offers}
          size={PLACES_A_PAGE}
          page={shown}
          onPage={onPage}
          onOrder={onOrder}
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
