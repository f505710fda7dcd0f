import { readValue } from '@deal-harbor/api-client';
import type { AuditEntry, AuditEntryDetail } from '@deal-harbor/contracts';
import { useQuery } from '@tanstack/react-query';
import { inWords } from '../../form/differences.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { ListWaiting } from '../../list/list-waiting.tsx';
import { AUDIT } from './activity.ts';
import { changedParts } from './changed-parts.ts';
import { fieldText, nameOfEntry } from './words.ts';

/** What an action changed, field by field; an entry never changes, so it is read once. */
export function Changes({ entry }: { entry: AuditEntry }) {
  const query = useQuery({ queryKey: [AUDIT, entry.id], queryFn: readValue<AuditEntryDetail> });
  return (
    <Loaded query={query} what="The changes" waiting={<ListWaiting />}>
      {({ changes }) => (
        <ul className="admin-changes" aria-label={`Changes of ${nameOfEntry(entry)}`}>
          {Object.entries(changes).map(([field, change]) => {
            const [before, after] = changedParts(inWords(change.before), inWords(change.after));
            return (
              <li key={field}>
                <strong>{fieldText(field)}</strong>
                <p>
                  <span className="admin-muted">Before</span> <del>{before}</del>
                </p>
                <p>
                  <span className="admin-muted">After</span> <ins>{after}</ins>
                </p>
              </li>
            );
          })}
        </ul>
      )}
    </Loaded>
  );
}
