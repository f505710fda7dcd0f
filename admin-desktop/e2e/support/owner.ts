import { randomUUID } from 'node:crypto';
import { adminPassword, siteUrl } from './settings.ts';

let cookie = '';

/** A call to the product as the owner, beside the app. */
export async function asOwner(method: string, path: string, body?: object): Promise<Response> {
  if (cookie === '') {
    const answer = await send('POST', '/api/admin/session', { password: adminPassword });
    cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  }
  return send(method, path, body);
}

const send = (method: string, path: string, body?: object): Promise<Response> =>
  fetch(siteUrl + path, {
    method,
    headers: { Cookie: cookie, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

/** A store of the test's own. */
export async function addShop(): Promise<{
  id: number;
  name: string;
  remove: () => Promise<void>;
}> {
  const mark = randomUUID().slice(0, 8);
  const name = `Shop ${mark}`;
  const answer = await asOwner('POST', '/api/stores', { name, slug: `shop-${mark}` });
  const { id } = await answer.json();
  return {
    id,
    name,
    async remove() {
      await asOwner('DELETE', `/api/stores/${id}`);
    },
  };
}
