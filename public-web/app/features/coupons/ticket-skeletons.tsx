import { SkeletonItems } from '../../components/skeleton-items.tsx';
import type { TicketLayout } from './ticket.tsx';

/** Empty tickets of the size of what comes. */
export function TicketSkeletons({
  count,
  layout = 'grid',
}: {
  count: number;
  layout?: TicketLayout;
}) {
  return (
    <SkeletonItems count={count}>
      <div className={`ticket ${layout === 'list' ? 'ticket-row' : ''}`}>
        <div className="ticket-main">
          <div className="ticket-head">
            <div className="skeleton size-11 rounded-xl" />
            <div className="skeleton h-5 w-20" />
          </div>
          <div className="ticket-value">
            <div className="skeleton h-10 w-28" />
          </div>
          <div className="ticket-body">
            <div className="skeleton mt-2 h-11 w-4/5" />
            <div className="skeleton mt-1 h-6 w-full" />
            <div className="skeleton mt-3 h-5.5 w-1/2" />
          </div>
        </div>
        <div className="ticket-tear" />
        <div className="ticket-stub">
          <div className="skeleton h-12.5" />
          <div className="skeleton h-11" />
        </div>
      </div>
    </SkeletonItems>
  );
}
