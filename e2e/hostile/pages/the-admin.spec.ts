import type { Page } from 'playwright/test';
import { PANELS } from '../../../libs/admin-ui/src/panels/registry.ts';
import { newMark } from '../../support/names.ts';
import { enterAdmin } from '../../support/owner.ts';
import { done } from '../support/owner.ts';
import { short, some } from '../support/settings.ts';
import { Tables } from '../support/tables.ts';
import { note } from '../support/tally.ts';
import { ARTICLES } from './article-payloads.ts';
import { expect, test } from './attacked.ts';
import type { Watch } from './watch.ts';

const OPENED = short ? 1 : 6;

const dialogs = (page: Page) => page.getByRole('dialog').filter({ visible: true });

/** Goes on without another document, and so without another sign-in. */
async function goOn(page: Page, target: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, target);
}

/** Whatever is shown has all that it asks for. */
async function settled(page: Page): Promise<void> {
  // Takes half a second, of which the short form has few.
  if (!short) await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Opens what a panel opens for its entries, looks and closes it. @returns how many */
async function openEntries(page: Page, watch: Watch): Promise<number> {
  const edits = page.getByRole('button', { name: /^(Edit|Show) / });
  const count = Math.min(await edits.count(), OPENED);
  for (let index = 0; index < count; index++) {
    await edits.nth(index).click();
    await expect(dialogs(page).first()).toBeVisible();
    await settled(page);
    await watch.look(page);
    await page.keyboard.press('Escape');
    await expect(dialogs(page)).toHaveCount(0);
  }
  return count;
}

test('no panel runs what is stored', async ({ watched, watch }) => {
  await enterAdmin(watched, PANELS[0]?.name);
  const opened = some(
    PANELS.filter(({ list }) => list),
    3,
  );
  let entries = 0;
  for (const panel of PANELS) {
    const { name, title } = panel;
    await goOn(watched, `/admin/${name}`);
    await expect(watched.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await settled(watched);
    await watch.look(watched);
    if (opened.includes(panel)) entries += await openEntries(watched, watch);
    expect(watch.findings, name).toEqual([]);
  }
  await goOn(watched, '/admin');
  await settled(watched);
  await watch.look(watched);
  note({ kind: 'panels of the admin with stored payloads', tried: PANELS.length + 1 });
  note({ kind: 'entries opened in the admin', tried: entries });
});

test('nor does the editor, of articles that lie in the database as they are', async ({
  watched,
  watch,
}) => {
  const tables = await Tables.open();
  const title = `Dirty ${newMark()}`;
  await enterAdmin(watched, 'blogs');
  const articles = some(ARTICLES, 60);
  for (const { what, html } of articles) {
    const { id } = await done('POST', '/api/blogs', {
      title,
      content: '<p>before</p>',
      category: 'savings-tips',
    });
    await tables.run('UPDATE blogs SET content = $1 WHERE id = $2', [html, id]);
    await goOn(watched, `/admin/blogs?edit=${id}`);
    const editor = watched.getByRole('dialog', { name: 'Edit post' });
    // As itself, or as HTML where it holds what the editor does not know.
    await expect(editor.getByRole('textbox', { name: /^Article/ })).toBeVisible();
    await watch.look(watched);
    await editor.getByText('Preview', { exact: true }).click();
    await expect(editor.getByText('before').first()).toBeVisible();
    await watch.look(watched);
    expect(watch.findings, what).toEqual([]);
    await goOn(watched, '/admin/blogs');
    await expect(dialogs(watched)).toHaveCount(0);
    await done('DELETE', `/api/blogs/${id}`);
  }
  await tables.close();
  note({ kind: 'dirty articles opened in the editor', tried: articles.length });
});
