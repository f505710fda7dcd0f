import { expectAccessible } from './support/accessibility.ts';
import { alone } from './support/alone.ts';
import { signIn } from './support/owner.ts';
import { open } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test('the owner’s colours are the page’s, and stay readable', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await signIn(request);
  await alone(async () => {
    const { primaryColor } = await (await request.get('/api/config')).json();
    try {
      await request.put('/api/config', { data: { primaryColor: '#7A1FA2' } });
      await open(page, '/about');
      const button = page.getByRole('main').getByRole('link', { name: /^Browse Stores/ });
      await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 162)');
      await expectAccessible(page);
    } finally {
      await request.put('/api/config', { data: { primaryColor } });
    }
  });
});

test('a store is there as soon as it is written', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await signIn(request);
  const data = { name: 'Freshly Opened', slug: 'freshly-opened' };
  const created = await request.post('/api/stores', { data });
  expect(created.status()).toBe(201);
  const { id } = await created.json();
  try {
    const response = await open(page, '/store/freshly-opened');
    expect(response.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'No Coupons Available' })).toBeVisible();
    await expectAccessible(page);
  } finally {
    await request.delete(`/api/stores/${id}`);
  }
});
