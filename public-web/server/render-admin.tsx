import type { RenderedPage } from '@deal-harbor/contracts';
import { AdminPage } from '../app/features/admin/admin-page.tsx';
import { ADMIN_POLICY } from './content-policy.ts';
import { ADMIN_TAGS } from './file-tags.ts';
import { readSettings } from './read-page.ts';
import { type PageSource, renderDocument, withClient } from './render-document.tsx';
import { answerOf } from './rendered-page.ts';

/** All the admin's places are one page, which reads the rest of its address in the browser. */
export const ADMIN_ADDRESS = '/admin';

const ADMIN = /^\/admin(?:[/?#]|$)/i;

export const isAdmin = (target: string): boolean => ADMIN.test(target);

export function renderAdmin(source: PageSource): Promise<RenderedPage> {
  return withClient(source, async (client) => {
    await readSettings(client);
    const content = <AdminPage />;
    return answerOf(
      200,
      renderDocument(source, { client, failed: false, tags: ADMIN_TAGS, content }),
      ADMIN_POLICY,
    );
  });
}
