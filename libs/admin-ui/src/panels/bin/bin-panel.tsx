import { BIN_DAYS, type BinEntry, shortDate } from '@deal-harbor/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownersQueries } from '../../data/owners-queries.ts';
import { Moment } from '../../layout/moment.tsx';
import type { Column } from '../../list/column.ts';
import { DataList } from '../../list/data-list.tsx';
import { FilterSelect } from '../../list/filter-select.tsx';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { usePaging } from '../../list/page-size.ts';
import { useListState } from '../../list/use-list-state.ts';
import { BIN, BIN_LIST, contentsOf, KIND_OPTIONS } from './bin.ts';
import { BinActions } from './bin-actions.tsx';
import { SlugDialog } from './slug-dialog.tsx';

const noun = { one: 'deleted entry', many: 'deleted entries' };

const COLUMNS: readonly Column<BinEntry>[] = [
  {
    title: 'What',
    render: (entry) => (
      <span className="admin-deal">
        <strong>{entry.title}</strong>
        <span className="admin-muted">{contentsOf(entry)}</span>
      </span>
    ),
  },
  { title: 'Deleted', render: ({ deletedAt }) => <Moment at={deletedAt} /> },
  {
    title: 'Kept until',
    from: 'lg',
    render: ({ expiresAt }) => <time dateTime={expiresAt}>{shortDate(expiresAt)}</time>,
  },
];

export default function BinPanel() {
  const place = useListState(BIN_LIST);
  const { filters, page } = place.state;
  const query = useQuery({
    ...ownersQueries.closedList<BinEntry>(BIN, { ...filters, ...usePaging(page) }),
    // Other windows delete too.
    staleTime: 0,
  });
  const [nameless, setNameless] = useState<BinEntry | null>(null);
  return (
    <>
      <p className="admin-muted admin-intro">
        What you delete stays here for {BIN_DAYS} days and can be brought back as it was.
      </p>
      <ListToolbar>
        <FilterSelect
          label="Kind"
          all="Every kind"
          options={KIND_OPTIONS}
          {...place.filter('kind')}
        />
      </ListToolbar>
      <DataList
        query={query}
        noun={noun}
        columns={COLUMNS}
        nameOf={({ title }) => title}
        place={place}
        actions={(entry) => <BinActions entry={entry} onSlugTaken={() => setNameless(entry)} />}
      />
      <SlugDialog entry={nameless} onClose={() => setNameless(null)} />
    </>
  );
}
