import type { Operation } from '../support/api-document.ts';
import { asOwner } from '../support/owner.ts';
import type { KnownIds } from '../support/schema-values.ts';

interface Row {
  id: number;
  slug?: string;
}

async function rows(target: string): Promise<Row[]> {
  const answer = await asOwner('GET', target);
  const list: unknown = answer.status === 200 ? JSON.parse(answer.text) : [];
  return Array.isArray(list) ? list : [];
}

/** What bodies refer to. */
const FIELDS = {
  storeId: '/api/stores?limit=20',
  categoryId: '/api/categories?limit=20',
  offerId: '/api/offers?scope=admin&limit=20',
};

/** The ids that a call can name. */
export async function knownIds({ path, body }: Operation): Promise<KnownIds> {
  const known: Record<string, (number | string)[]> = {};
  const fields = body || path.startsWith('/go/') ? Object.entries(FIELDS) : [];
  for (const [field, list] of fields) {
    known[field] = (await rows(list)).map(({ id }) => id);
  }
  const [prefix = ''] = path.split('/{');
  if (prefix !== path && prefix.startsWith('/api/')) {
    const scoped = await rows(`${prefix}?scope=admin&limit=50`);
    const found = scoped.length > 0 ? scoped : await rows(`${prefix}?limit=50`);
    if (path.includes('{id}')) known.id = found.map(({ id }) => id);
    if (path.includes('{slug}')) known.slug = found.flatMap(({ slug }) => slug ?? []);
  }
  if (path.startsWith('/go/')) known.id = known.storeId ?? [];
  return known;
}
