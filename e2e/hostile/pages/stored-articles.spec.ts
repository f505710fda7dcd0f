import { newMark } from '../../support/names.ts';
import { done } from '../support/owner.ts';
import { some } from '../support/settings.ts';
import { Tables } from '../support/tables.ts';
import { note } from '../support/tally.ts';
import { ARTICLES } from './article-payloads.ts';
import { expect, test } from './attacked.ts';

const articles = some(ARTICLES, 25);

const post = (content: string, slug: string) =>
  done('POST', '/api/blogs', {
    title: `Post ${slug}`,
    slug,
    content,
    category: 'savings-tips',
    status: 'published',
  });

test('no article that the owner stores runs or loads anything', async ({ watched, watch }) => {
  for (const { what, html } of articles) {
    const slug = `stored-${newMark()}`;
    await post(html, slug);
    await watch.visit(watched, `/blog/${slug}`);
    await expect(watched.getByText('before').first()).toBeVisible();
    expect(watch.findings, what).toEqual([]);
  }
  note({ kind: 'stored articles, rendered by the server', tried: articles.length });
});

/** As a database that somebody else has written to. */
test('nor does one that lies in the database as it is', async ({ watched, watch }) => {
  const tables = await Tables.open();
  const mark = newMark();
  await watch.visit(watched, '/about');
  for (const { what, html } of articles) {
    const slug = `dirty-${newMark()}`;
    const { id } = await post('<p>before</p>', slug);
    await tables.run('UPDATE blogs SET content = $1, title = $2 WHERE id = $3', [
      html,
      `Post ${mark}`,
      id,
    ]);
    await watch.visit(watched, `/blog/${slug}`);
    // Once more as the page that the browser makes itself.
    await watched.goto(`/blogs?search=${mark}`);
    await watched.locator(`a[href="/blog/${slug}"]`).first().click();
    await expect(watched).toHaveURL(new RegExp(`/blog/${slug}$`));
    await expect(watched.getByText('before').first()).toBeVisible();
    await watch.look(watched);
    expect(watch.findings, what).toEqual([]);
    await done('DELETE', `/api/blogs/${id}`);
  }
  await tables.close();
  note({
    kind: 'articles dirty in the database, rendered by server and browser',
    tried: articles.length,
  });
});

test('nor do addresses that lie in the database as they are', async ({ watched, watch }) => {
  const tables = await Tables.open();
  const slug = `dirty-${newMark()}`;
  const { id } = await done('POST', '/api/stores', { name: 'Dirty', slug });
  const website = 'javascript:canary(1)';
  const written = await tables
    .run('UPDATE stores SET website = $1, logo = $1 WHERE id = $2', [website, id])
    .then(
      () => true,
      () => false,
    );
  await watch.visit(watched, `/store/${slug}`);
  await watch.visit(watched, `/stores?search=Dirty`);
  await tables.close();
  note({
    kind: `addresses ${written ? 'dirty in' : 'that are refused by'} the database`,
    tried: 1,
  });
});
