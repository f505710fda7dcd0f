import { useQuery } from '@tanstack/react-query';
import { Button, Result } from 'antd';
import { isGone } from '../data/messages.ts';
import { ownersQueries } from '../data/owners-queries.ts';
import { Failed, Waiting } from '../layout/loaded.tsx';
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
  if (query.isPending) return <Waiting />;
  if (!isGone(query.error)) return <Failed title={`The ${noun} cannot be opened`} query={query} />;
  return (
    <Result
      status="warning"
      title={`This ${noun} is gone`}
      subTitle="It was deleted meanwhile."
      extra={<Button onClick={onClose}>Close</Button>}
    />
  );
}
