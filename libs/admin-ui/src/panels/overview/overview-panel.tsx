import { readValue } from '@deal-harbor/api-client';
import type { Overview } from '@deal-harbor/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { Loaded } from '../../layout/loaded.tsx';
import { PanelActions } from '../../layout/panel-actions.tsx';
import { Drafts } from './drafts.tsx';
import { Expiring } from './expiring.tsx';
import { Figures } from './figures.tsx';
import { TopCoupons, TopStores } from './most-clicked.tsx';

const ClicksChart = lazy(() => import('./clicks-chart.tsx'));

/** What the owner should know, and do, today. */
export default function OverviewPanel() {
  const query = useQuery({
    queryKey: ['/api/admin/overview'],
    queryFn: readValue<Overview>,
  });
  return (
    <>
      <PanelActions>
        <Button onClick={() => void query.refetch()} loading={query.isRefetching}>
          Refresh
        </Button>
      </PanelActions>
      <Loaded query={query} what="The overview">
        {({ counts, clicksByDay, expiring, expiringTotal, drafts, topStores, topCoupons }) => (
          <div className="admin-overview">
            <Figures counts={counts} />
            <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 6 }} />}>
              <ClicksChart days={clicksByDay} />
            </Suspense>
            <div className="admin-overview-columns">
              <Expiring items={expiring} total={expiringTotal} />
              <div className="admin-overview">
                <Drafts drafts={drafts} total={counts.posts.draft} />
                <TopStores stores={topStores} />
                <TopCoupons coupons={topCoupons} />
              </div>
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
}
