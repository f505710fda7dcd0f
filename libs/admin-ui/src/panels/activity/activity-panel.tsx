import { AUDIT_KEPT_DAYS, type AuditEntry } from '@deal-harbor/contracts';
import { useQuery } from '@tanstack/react-query';
import { ownersQueries } from '../../data/owners-queries.ts';
import { DataList } from '../../list/data-list.tsx';
import { usePaging } from '../../list/page-size.ts';
import { useListState } from '../../list/use-list-state.ts';
import { ACTIVITY_LIST, AUDIT } from './activity.ts';
import { ACTIVITY_COLUMNS } from './activity-columns.tsx';
import { ActivityToolbar } from './activity-toolbar.tsx';
import { Changes } from './changes.tsx';
import { ACTIONS, nameOfEntry } from './words.ts';

const noun = { one: 'action', many: 'actions' };

const DETAILS = {
  label: 'Changes',
  has: ({ fields }: AuditEntry) => fields.length > 0,
  render: (entry: AuditEntry) => <Changes entry={entry} />,
};

/** The audit log. */
export default function ActivityPanel() {
  const place = useListState(ACTIVITY_LIST);
  const { filters, page } = place.state;
  const query = useQuery({
    ...ownersQueries.closedList<AuditEntry>(AUDIT, { ...filters, ...usePaging(page) }),
    // Other windows, and strangers at the gate, act too.
    staleTime: 0,
  });
  return (
    <>
      <p className="admin-muted admin-intro">
        Whatever is done in your name, and each wrong password, is noted here and kept for{' '}
        {AUDIT_KEPT_DAYS} days. Nobody can change it.
      </p>
      <ActivityToolbar place={place} />
      <DataList
        query={query}
        noun={noun}
        columns={ACTIVITY_COLUMNS}
        nameOf={(entry) => `${ACTIONS[entry.action]}: ${nameOfEntry(entry)}`}
        place={place}
        details={DETAILS}
      />
    </>
  );
}
