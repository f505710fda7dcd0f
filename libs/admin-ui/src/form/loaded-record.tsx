import { useQuery } from '@tanstack/react-query';
import { Button, Result, Skeleton } from 'antd';
import { isGone, messageOf } from '../data/messages.ts';
import { ownersQueries } from '../data/owners-queries.ts';
import type { Editable } from './record-kind.ts';

interface LoadedRecordProps<T extends Editable> {
  /** Of the API, such as `/api/stores`. */
  path: string;
  /** What it is: 'store'. */
  noun: string;
  id: number;
  onClose: () => void;
  children: (record: T) => React.ReactNode;
}

/** Reads a record for its form, with the waiting and failed states. */
export function LoadedRecord<T extends Editable>(props: LoadedRecordProps<T>) {
  const { path, noun, id, onClose, children } = props;
  // Read anew at each opening: the list may have been there for a while.
  const query = useQuery({ ...ownersQueries.record<T>(path, id), staleTime: 0, gcTime: 0 });
  // A form that is open stays, though a later reading fails.
  if (query.data) return children(query.data);
  if (query.isPending) return <Skeleton active title={false} paragraph={{ rows: 8 }} />;
  return (
    <Result
      status="warning"
      title={isGone(query.error) ? `This ${noun} is gone` : 'It cannot be opened'}
      subTitle={isGone(query.error) ? 'It was deleted meanwhile.' : messageOf(query.error)}
      extra={
        isGone(query.error) ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <Button onClick={() => void query.refetch()}>Try again</Button>
        )
      }
    />
  );
}
