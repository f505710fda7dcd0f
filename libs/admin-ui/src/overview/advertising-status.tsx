import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { Panel } from '../layout/panel.tsx';
import { overviewQueries } from './overview-queries.ts';

/** The automation is not part of the product; only its status is shown. */
export function AdvertisingStatus() {
  const { data, isPending } = useQuery(overviewQueries.advertising());
  return (
    <Panel title="Google Ads Automation">
      {isPending ? (
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      ) : (
        <Alert
          showIcon
          type={data?.configured ? 'success' : 'info'}
          title={data ? (data.configured ? 'Configured' : 'Disabled') : 'Status not available'}
          description={data?.message ?? 'Please try again later.'}
        />
      )}
    </Panel>
  );
}
