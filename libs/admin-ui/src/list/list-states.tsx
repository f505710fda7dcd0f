import { SKELETONS } from '@deal-harbor/contracts';
import { Alert, Button, Result, Skeleton } from 'antd';
import { messageOf } from '../data/messages.ts';
import type { Noun } from './column.ts';

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

interface ListFailedProps {
  noun: Noun;
  query: { error: Error; refetch: () => unknown };
}

export function ListFailed({ noun, query }: ListFailedProps) {
  return (
    <Result
      status="warning"
      title={`The ${noun.many} cannot be shown`}
      subTitle={messageOf(query.error)}
      extra={<Button onClick={() => void query.refetch()}>Try again</Button>}
    />
  );
}

/** Over rows that are there, when they could not be read again. */
export function ListOutdated({ noun, query }: ListFailedProps) {
  return (
    <Alert
      className="admin-list-outdated"
      type="warning"
      showIcon
      title={`These ${noun.many} may be out of date`}
      description={messageOf(query.error)}
      action={
        <Button size="small" onClick={() => void query.refetch()}>
          Try again
        </Button>
      }
    />
  );
}
