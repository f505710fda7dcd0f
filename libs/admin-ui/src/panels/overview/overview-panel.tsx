import { readValue } from '@deal-harbor/api-client';
import type { Overview } from '@deal-harbor/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button, Result, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { messageOf } from '../../data/messages.ts';
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
      {query.isPending && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {query.isError && (
        <Result
          status="warning"
          title="The overview cannot be shown"
          subTitle={messageOf(query.error)}
          extra={<Button onClick={() => void query.refetch()}>Try again</Button>}
        />
      )}
      {query.data && (
        <div className="admin-overview">
          <Figures counts={query.data.counts} />
          <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 6 }} />}>
            <ClicksChart days={query.data.clicksByDay} />
          </Suspense>
          <div className="admin-overview-columns">
            <Expiring items={query.data.expiring} total={query.data.expiringTotal} />
            <div className="admin-overview">
              <Drafts drafts={query.data.drafts} total={query.data.counts.posts.draft} />
              <TopStores stores={query.data.topStores} />
              <TopCoupons coupons={query.data.topCoupons} />
            </div>
          </div>
        </div>
      )}
    </>
  );
}
