import { enterAdmin } from './support/owner.ts';
import { ROUTES } from './support/routes.ts';
import { follow, open } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const policyOf = (headers: Record<string, string>) => headers['content-security-policy'] ?? '';

test('no page of the site allows anything inline', { tag: '@desktop' }, async ({ request }) => {
  for (const { path } of ROUTES.filter((route) => route.path !== '/admin')) {
    const answer = await request.get(path);
    const policy = policyOf(answer.headers());
    expect(policy, path).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='/);
    expect(policy, path).not.toMatch(/unsafe|nonce/);
    expect(await answer.text(), path).not.toMatch(
      / style="|<script(?! type="(module|application))/,
    );
  }
});

test('colours that change while a page is open are shown', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/about');
  const button = page.getByRole('main').getByRole('link', { name: /^Browse Stores/ });
  const before = await button.evaluate((shown) => getComputedStyle(shown).backgroundColor);
  expect(before).not.toBe('rgb(122, 31, 162)');
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), primaryColor: '#7A1FA2' } });
  });
  // Longer than the settings count as fresh.
  await page.clock.fastForward('10:00');
  await follow(page, 'Contact');
  await follow(page, 'About Us');
  await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 162)');
});

test('no text becomes markup or script in the admin', { tag: '@desktop' }, async ({
  page,
  allow,
}) => {
  allow(/requires 'Trusted|violates the following (Content Security|directive)/);
  await enterAdmin(page);
  const outcomes = await page.evaluate(() => {
    const attempt = (work: () => unknown) => {
      try {
        work();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const here = document.createElement('div');
    document.body.append(here);
    return {
      text: attempt(() => Object.assign(here, { innerHTML: 'a > b' })),
      markup: attempt(() => Object.assign(here, { innerHTML: '<img src=x onerror=alert(1)>' })),
      adjacent: attempt(() => here.insertAdjacentHTML('beforeend', '<b>x</b>')),
      frame: attempt(() => Object.assign(document.createElement('iframe'), { srcdoc: '<p>' })),
      script: attempt(() => Object.assign(document.createElement('script'), { text: 'alert(1)' })),
      address: attempt(() => Object.assign(document.createElement('script'), { src: '/x.js' })),
      inert: attempt(() => new DOMParser().parseFromString('<b>x</b>', 'text/html')),
      policy: attempt(() =>
        (
          window as unknown as {
            trustedTypes: { createPolicy: (name: string, rules: object) => void };
          }
        ).trustedTypes.createPolicy('mine', {}),
      ),
    };
  });
  expect(outcomes).toEqual({
    text: 'done',
    markup: 'TypeError',
    adjacent: 'TypeError',
    frame: 'TypeError',
    script: 'TypeError',
    address: 'TypeError',
    inert: 'done',
    policy: 'TypeError',
  });
});
