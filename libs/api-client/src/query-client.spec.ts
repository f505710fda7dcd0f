import { keys } from './keys.ts';
import { queries } from './queries.ts';
import { createQueryClient } from './query-client.ts';
import { pathOf } from './readers.ts';
import type { Transport } from './transport.ts';

const answer =
  (status: number, body: unknown, total: number | null = null): Transport =>
  async () => ({ status, body, total });

test('the default reader joins the parts of the key', async () => {
  const asked: string[] = [];
  const transport: Transport = async ({ path }) => {
    asked.push(path);
    return { status: 200, body: 1, total: null };
  };
  await createQueryClient({ transport }).fetchQuery({ queryKey: ['/api/stores', 'a/b c'] });
  expect(asked).toEqual(['/api/stores/a%2Fb%20c']);
});

test('nothing is tried again, refetched or polled', () => {
  const { queries: defaults, mutations } = createQueryClient().getDefaultOptions();
  expect(defaults).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  expect(mutations).toEqual({ retry: false });
});

test('a 401 is an error, or null where the client asked for that', async () => {
  const transport = answer(401, { title: 'Unauthorized', status: 401 });
  const query = { queryKey: ['/api/admin/session'] };
  await expect(createQueryClient({ transport }).fetchQuery(query)).rejects.toThrow('401: ');
  const lenient = createQueryClient({ transport, onUnauthorized: 'null' });
  expect(await lenient.fetchQuery(query)).toBeNull();
});

test('one thing that is missing is null; a broken answer is an error', async () => {
  const missing = createQueryClient({ transport: answer(404, null) });
  expect(await missing.fetchQuery(queries.store('nope'))).toBeNull();
  const broken = createQueryClient({ transport: answer(503, { title: 'x', status: 503 }) });
  await expect(broken.fetchQuery(queries.store('acme'))).rejects.toThrow('503: ');
});

test('a list comes with the count of the whole', async () => {
  const client = createQueryClient({ transport: answer(200, [{ id: 1 }], 61) });
  const list = { search: '', category: 'all', page: 2 };
  expect(await client.fetchQuery(queries.stores(list))).toEqual({ items: [{ id: 1 }], total: 61 });
});

test('the category page keeps a count instead of coupons', async () => {
  const client = createQueryClient({ transport: answer(200, [{ storeId: 3 }], 180) });
  expect(await client.fetchQuery(queries.categoryCouponCount('fashion'))).toBe(180);
});

describe('addresses', () => {
  const plain = { search: '', category: 'all', sort: 'latest', page: 1 } as const;

  test.each([
    [plain, '/api/coupons/latest'],
    [{ ...plain, page: 3 }, '/api/coupons/latest?limit=24&offset=48'],
    [{ ...plain, sort: 'expiry' as const }, '/api/coupons/latest?sort=expiry&limit=24'],
    [{ ...plain, category: 'fashion' }, '/api/coupons?category=fashion&limit=24'],
    [
      { search: 'a&b', category: 'home-garden', sort: 'discount' as const, page: 2 },
      '/api/coupons?search=a%26b&category=home-garden&sort=discount&limit=24&offset=24',
    ],
  ])('%j', (list, path) => {
    expect(pathOf(keys.coupons(list))).toBe(path);
  });

  test('lists without a choice, and details', () => {
    const list = { search: '', category: 'all', page: 1 };
    expect(pathOf(keys.stores(list))).toBe('/api/stores?limit=60');
    expect(pathOf(keys.store('acme'))).toBe('/api/stores/acme');
    expect(pathOf(keys.categoryCoupons('fashion'))).toBe('/api/coupons?category=fashion&limit=1');
  });
});
