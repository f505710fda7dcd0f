import { SKELETONS } from '@deal-harbor/contracts';
import { Skeleton } from 'antd';

export function ListWaiting() {
  return (
    <div aria-busy="true" className="admin-list-waiting">
      <span className="admin-hidden" role="status">
        Loading…
      </span>
      {Array.from({ length: SKELETONS.adminList }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <Skeleton key={row} active avatar title={false} paragraph={{ rows: 2 }} />
      ))}
    </div>
  );
}
