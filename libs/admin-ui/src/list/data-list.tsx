import type { Page } from '@deal-harbor/api-client';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Empty, Grid, Pagination } from 'antd';
import { usePanel } from '../layout/panel-context.ts';
import type { Column, Noun } from './column.ts';
import { DataCards } from './data-cards.tsx';
import { DataTable } from './data-table.tsx';
import type { ListState } from './list-state.ts';
import { ListFailed, ListOutdated, ListWaiting } from './list-states.tsx';
import { PAGE_SIZE } from './page-size.ts';
import type { ChangeList } from './use-list-state.ts';

export interface Row {
  id: number;
}

export interface ListView<T extends Row> {
  columns: readonly Column<T>[];
  /** A row's name, for the labels of its actions. */
  nameOf: (row: T) => string;
  /** Buttons at a row's end. */
  actions?: (row: T) => React.ReactNode;
  state: ListState;
  change: ChangeList;
}

interface DataListProps<T extends Row> extends ListView<T> {
  query: UseQueryResult<Page<T>>;
  noun: Noun;
  /** What to do when there is nothing at all, such as a button that makes the first one. */
  whenEmpty?: React.ReactNode;
}

/** One page of a list on the server, with its waiting, empty and failed states. */
export function DataList<T extends Row>({ query, noun, whenEmpty, ...view }: DataListProps<T>) {
  const { alone } = usePanel();
  const { md = true } = Grid.useBreakpoint();
  const { state, change } = view;
  if (query.isPending) return <ListWaiting />;
  if (query.isLoadingError) return <ListFailed noun={noun} query={query} />;
  const { items, total } = query.data;
  const size = alone ? PAGE_SIZE.alone : PAGE_SIZE.onDashboard;
  const last = Math.max(Math.ceil(total / size), 1);
  const narrowed = state.search !== '' || Object.values(state.filters).some(Boolean);
  const Rows = md ? DataTable<T> : DataCards<T>;
  return (
    <div aria-busy={query.isFetching} className={query.isFetching ? 'admin-list-busy' : undefined}>
      {query.isRefetchError && <ListOutdated noun={noun} query={query} />}
      <p role="status" className="admin-count">
        {total.toLocaleString('en-US')} {total === 1 ? noun.one : noun.many}
        {narrowed && ' found'}
      </p>
      {items.length > 0 ? (
        <div className={alone ? undefined : 'admin-list-short'}>
          <Rows {...view} rows={items} />
        </div>
      ) : (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={emptyText(noun, narrowed, state.page > last)}
        >
          {narrowed || state.page > last ? (
            <Button onClick={() => change({ search: '', filters: none(state.filters) })}>
              Show all
            </Button>
          ) : (
            whenEmpty
          )}
        </Empty>
      )}
      {total > size && (
        <Pagination
          className="admin-pages"
          align="end"
          current={Math.min(state.page, last)}
          total={total}
          pageSize={size}
          showSizeChanger={false}
          showLessItems={!md}
          onChange={(page) => change({ page })}
        />
      )}
    </div>
  );
}

/** A change of filters leaves out those that it does not name. */
const none = (filters: ListState['filters']) =>
  Object.fromEntries(Object.keys(filters).map((name) => [name, '']));

function emptyText(noun: Noun, narrowed: boolean, beyond: boolean): string {
  if (beyond) return `There are no ${noun.many} on this page any more.`;
  return narrowed ? `No ${noun.many} match.` : `There are no ${noun.many} yet.`;
}
