import { readValue } from '@deal-harbor/api-client';
import type { AdvertisingStatus } from '@deal-harbor/contracts';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';

/** The automation is not part of the product; only its status is shown. */
export default function GoogleAdsPanel() {
  const { data, isPending } = useQuery({
    queryKey: ['/api/google-ads/status'],
    queryFn: readValue<AdvertisingStatus>,
  });
  if (isPending) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  return (
    <Alert
      showIcon
      type={data?.configured ? 'success' : 'info'}
      title={data ? (data.configured ? 'Configured' : 'Disabled') : 'Status not available'}
      description={data?.message ?? 'Please try again later.'}
    />
  );
}
