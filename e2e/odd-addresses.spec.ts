import { expect, test } from './support/test.ts';

test.describe('addresses that ask for what cannot be @desktop', () => {
  for (const path of [
    '/category/%00',
    '/category/%E2%80%AE',
    `/category/${'x'.repeat(200)}`,
    '/?search=%00',
    '/stores?search=%00',
    '/blogs?search=%00',
    '/store/popular',
    '/store/%00?page=9',
    '/blog/..%2F..%2Fetc%2Fpasswd',
    '/%',
    '/%c0%af',
  ]) {
    test(`${path.slice(0, 40)} is a page of status 404`, async ({ request }) => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(404);
      expect(answer.headers()['content-type']).toContain('text/html');
      expect(answer.headers()['content-security-policy']).toContain("script-src 'self'");
      expect(await answer.text()).toContain('<h1');
    });
  }

  test('a foreign host’s name never reaches a page', async ({ request }) => {
    const answer = await request.get('/', {
      headers: {
        Host: 'evil.example',
        'X-Forwarded-Host': 'evil.example',
        'X-Forwarded-Proto': 'gopher',
      },
    });
    expect(await answer.text()).not.toMatch(/evil\.example|gopher/);
  });
});
