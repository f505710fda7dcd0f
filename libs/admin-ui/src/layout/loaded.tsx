import type { UseQueryResult } from '@tanstack/react-query';
import { Alert, Button, Result, Skeleton } from 'antd';
import { messageOf } from '../data/messages.ts';

interface FailureProps {
  /** What it means for the owner: 'The stores cannot be shown'. */
  title: string;
  query: Pick<UseQueryResult, 'error' | 'refetch'>;
}

/** Stands for what could not be read. */
export function Failed({ title, query: { error, refetch } }: FailureProps) {
  return (
    <Result
      status="warning"
      title={title}
      subTitle={messageOf(error)}
      extra={<Button onClick={() => void refetch()}>Try again</Button>}
    />
  );
}

/** Over what is there, when it could not be read again. */
function Outdated({ title, query: { error, refetch } }: FailureProps) {
  return (
    <Alert
      className="admin-outdated"
      type="warning"
      showIcon
      title={title}
      description={messageOf(error)}
      action={
        <Button size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    />
  );
}

export const Waiting = () => <Skeleton active title={false} paragraph={{ rows: 8 }} />;

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  /** What is read: 'The settings'. */
  what: string;
  /** Stands for it until it has come. */
  waiting?: React.ReactNode;
  children: (data: T) => React.ReactNode;
}

/** What a query answers, with its waiting and failed states; what is there stays when a later reading fails. */
export function Loaded<T>({ query, what, waiting = <Waiting />, children }: LoadedProps<T>) {
  if (query.isPending) return waiting;
  if (query.isLoadingError) return <Failed title={`${what} cannot be shown`} query={query} />;
  return (
    <>
      {query.isRefetchError && <Outdated title={`${what} may be out of date`} query={query} />}
      {children(query.data)}
    </>
  );
}
