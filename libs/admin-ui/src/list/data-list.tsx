import type { Page } from '@deal-harbor/api-client';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Empty, Grid, Pagination } from 'antd';
import type { Noun } from '../data/noun.ts';
import { Loaded } from '../layout/loaded.tsx';
import { usePanel } from '../layout/panel-context.ts';
import type { Column } from './column.ts';
import { DataCards } from './data-cards.tsx';
import { DataTable } from './data-table.tsx';
import type { ListState } from './list-state.ts';
import { ListWaiting } from './list-waiting.tsx';
import { PAGE_SIZE } from './page-size.ts';
import type { ListPlace } from './use-list-state.ts';

export interface Row {
  id: number;
}

/** What a row shows when it is unfolded. */
export interface Details<T> {
  /** Of the button that unfolds it: 'Changes'. */
  label: string;
  /** Whether a row has any. */
  has: (row: T) => boolean;
  render: (row: T) => React.ReactNode;
}

export interface ListView<T extends Row> {
  columns: readonly Column<T>[];
  /** A row's name, for the labels of its actions. */
  nameOf: (row: T) => string;
  /** Buttons at a row's end. */
  actions?: (row: T) => React.ReactNode;
  details?: Details<T>;
  place: ListPlace;
}

interface DataListProps<T extends Row> extends ListView<T> {
  query: UseQueryResult<Page<T>>;
  noun: Noun;
}

/** One page of a list on the server, with its waiting, empty and failed states. */
export function DataList<T extends Row>({ query, ...rest }: DataListProps<T>) {
  return (
    <Loaded query={query} what={`The ${rest.noun.many}`} waiting={<ListWaiting />}>
      {(page) => <PageOfList {...rest} {...page} busy={query.isFetching} />}
    </Loaded>
  );
}

interface PageOfListProps<T extends Row> extends Omit<DataListProps<T>, 'query'>, Page<T> {
  /** While it is read again. */
  busy: boolean;
}

function PageOfList<T extends Row>(props: PageOfListProps<T>) {
  const { items, total, busy, noun, ...view } = props;
  const { alone } = usePanel();
  const { md = true } = Grid.useBreakpoint();
  const { state, change } = view.place;
  const size = alone ? PAGE_SIZE.alone : PAGE_SIZE.onDashboard;
  const last = Math.max(Math.ceil(total / size), 1);
  const narrowed = state.search !== '' || Object.values(state.filters).some(Boolean);
  const Rows = md ? DataTable<T> : DataCards<T>;
  return (
    <div aria-busy={busy} className={busy ? 'admin-list-busy' : undefined}>
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
          {(narrowed || state.page > last) && (
            <Button onClick={() => change({ search: '', filters: none(state.filters) })}>
              Show all
            </Button>
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
