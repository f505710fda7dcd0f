import type { AuditEntry } from '@deal-harbor/contracts';
import { Moment } from '../../layout/moment.tsx';
import type { Column } from '../../list/column.ts';
import { AdminLink } from '../../navigation/admin-link.tsx';
import { ACTIONS, actorText, fieldText, nameOfEntry } from './words.ts';

export const ACTIVITY_COLUMNS: readonly Column<AuditEntry>[] = [
  {
    title: 'What',
    render: (entry) => (
      <span className="admin-deal">
        <strong>{ACTIONS[entry.action]}</strong>
        <Subject entry={entry} />
        {/* All of what was made or deleted would say nothing. */}
        {entry.action === 'update' && (
          <span className="admin-muted">{entry.fields.map(fieldText).join(', ')}</span>
        )}
      </span>
    ),
  },
  { title: 'Who', render: ({ actor }) => actorText(actor) },
  { title: 'When', render: ({ at }) => <Moment at={at} /> },
];

/** Leads to all that was done to the same thing. */
function Subject({ entry }: { entry: AuditEntry }) {
  const { entity, entityId } = entry;
  if (entityId === null) return nameOfEntry(entry);
  return (
    <AdminLink to={`activity?entity=${entity}&entityId=${entityId}`}>
      {nameOfEntry(entry)}
    </AdminLink>
  );
}
