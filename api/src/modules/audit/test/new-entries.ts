import type { AuditEntryDetail } from '@deal-harbor/contracts';
import type { TestApp } from '../../../../test/test-app.js';

/** What the owner's last calls have left in the audit log, the oldest first. */
export interface NewEntries {
  /** Forgets what stands in the log so far. */
  begin(): Promise<void>;
  read(): Promise<AuditEntryDetail[]>;
}

export function newEntries(app: () => TestApp): NewEntries {
  let last = 0;
  return {
    async begin() {
      const [row] = await app().dataSource.query('SELECT max(id) AS last FROM audit_entries');
      last = row.last ?? 0;
    },
    async read() {
      const rows = await app().dataSource.query<{ id: number }[]>(
        'SELECT id FROM audit_entries WHERE id > $1 ORDER BY id',
        [last],
      );
      const details = rows.map(({ id }) => app().owner.get(`/api/admin/audit/${id}`).expect(200));
      return (await Promise.all(details)).map(({ body }) => body);
    },
  };
}

/** An entry in a few words: `create store Acme`. */
export function inWords({ action, entity, title }: AuditEntryDetail): string {
  return [action, entity, title].filter(Boolean).join(' ');
}
