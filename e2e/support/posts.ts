import { expect, type Locator, type Page } from 'playwright/test';
import { search } from './shop.ts';

export interface Post {
  id: number;
  title: string;
  slug: string;
  content: string;
  category: string;
  status: string;
  excerpt: string | null;
  featured: boolean;
}

export const editor = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(New|Edit) post$/ });
export const body = (page: Page): Locator =>
  editor(page).getByRole('textbox', { name: 'Article', exact: true });
export const tool = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });
export const save = (page: Page): Promise<void> =>
  editor(page).getByRole('button', { name: 'Save', exact: true }).click();

/** Of the test's own, made by the owner whose page it is. */
export async function makePost(page: Page, values: Partial<Post>): Promise<Post> {
  const data = { content: '<p>One.</p>', category: 'savings-tips', ...values };
  const answer = await page.request.post('/api/blogs', { data });
  expect(answer.status()).toBe(201);
  return await answer.json();
}

/** Finds a post in the list and opens it. */
export async function openPost(page: Page, { title }: Post): Promise<void> {
  await search(page, 'posts', title);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
}

export async function stored(page: Page, id: number): Promise<Post> {
  return await (await page.request.get(`/api/blogs/${id}/record`)).json();
}

/** Another window's change. */
export async function changeElsewhere(page: Page, id: number, data: object): Promise<void> {
  expect((await page.request.put(`/api/blogs/${id}`, { data })).status()).toBe(200);
}

export async function remove(page: Page, id: number): Promise<void> {
  await page.request.delete(`/api/blogs/${id}`);
}

export async function removeByTitle(page: Page, title: string): Promise<void> {
  const params = { scope: 'admin', search: title };
  const answer = await page.request.get('/api/blogs', { params });
  for (const { id } of await answer.json()) await remove(page, id);
}
