import { isFiltered, useCoupons } from '@deal-harbor/api-client';
import { type Category, PAGE_SIZES, SEARCH_COUNTED, SKELETONS } from '@deal-harbor/contracts';
import { SearchX } from 'lucide-react';
import { EmptyState } from '../../components/empty-state.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { Section } from '../../components/section.tsx';
import { useToday } from '../../lib/site.ts';
import { CouponCard } from '../coupons/coupon-card.tsx';
import { TicketSkeletons } from '../coupons/ticket-skeletons.tsx';
import { categoryName, type HomeState, homePath, listTitle } from './home-state.ts';

interface CouponListProps {
  state: HomeState;
  categories: readonly Category[];
}

/** Of a search, the last number that is counted stands for all above. */
function couponsText(total: number, searched: boolean): string {
  const more = searched && total === SEARCH_COUNTED ? '+' : '';
  return `${total.toLocaleString('en-US')}${more} ${total === 1 ? 'coupon' : 'coupons'}`;
}

export function CouponList({ state, categories }: CouponListProps) {
  const { data, isPending } = useCoupons(state);
  const today = useToday();
  const { view, page, category } = state;
  const coupons = data?.items ?? [];
  const total = data?.total ?? 0;
  return (
    <Section
      id="coupons"
      title={listTitle(state, categoryName(categories, category))}
      aside={
        <p role="status" className="text-muted tabular-nums">
          {total > 0 && couponsText(total, state.search !== '')}
        </p>
      }
    >
      {isPending || coupons.length > 0 ? (
        <ul className={view === 'list' ? 'ticket-list' : 'card-grid'} aria-busy={isPending}>
          {isPending && <TicketSkeletons count={SKELETONS.homeList} layout={view} />}
          {coupons.map((coupon) => (
            <li key={coupon.id}>
              <CouponCard coupon={coupon} today={today} layout={view} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={SearchX}
          title={
            isFiltered(state)
              ? 'No coupons found for your search.'
              : 'No coupons available at the moment.'
          }
        >
          {page === 1 && !isFiltered(state) ? (
            <a href="/stores" className="btn btn-quiet">
              Browse All Stores
            </a>
          ) : (
            <a href={page > 1 ? homePath({ ...state, page: 1 }) : '/'} className="btn btn-quiet">
              Show all coupons
            </a>
          )}
        </EmptyState>
      )}
      <Pagination
        page={page}
        total={total}
        pageSize={PAGE_SIZES.coupons}
        hrefOf={(n) => `${homePath({ ...state, page: n })}#coupons`}
        label="Pages of coupons"
      />
    </Section>
  );
}
