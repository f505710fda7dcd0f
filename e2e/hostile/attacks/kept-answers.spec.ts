import { expect, test } from 'playwright/test';
import { JSON_TYPE, ownersCookie } from '../support/owner.ts';
import { metricsToken, some } from '../support/settings.ts';
import { note } from '../support/tally.ts';
import { type Answer, get, head, host, type Sent, send, sendBytes } from '../support/wire.ts';

const EVIL = 'evil.example';

/** What is kept, or could be, and what tells the site's address to others. */
const TARGETS = [
  '/',
  '/stores',
  '/store/voltbarrow',
  '/category/home-garden',
  '/blogs',
  '/blog/cairnstep-first-order-guide',
  '/amazon-deals',
  '/about',
  '/no/such/page',
  '/api/config',
  '/api/stores?limit=3',
  '/api/coupons/latest',
  '/sitemap.xml',
  '/robots.txt',
  '/feed.xml',
];

/** What may get a stranger's answer to the next visitor. */
const POISONS: Sent['headers'][] = [
  [['Host', EVIL]],
  [['Host', `${host}@${EVIL}`]],
  [
    ['Host', `${EVIL}:80`],
    ['X-Forwarded-For', '198.18.0.1'],
  ],
  [['X-Forwarded-Host', EVIL]],
  [
    ['X-Forwarded-Host', EVIL],
    ['X-Forwarded-Proto', 'https'],
    ['X-Forwarded-Port', '444'],
  ],
  [['X-Forwarded-Proto', `javascript://${EVIL}`]],
  [['X-Forwarded-Prefix', `//${EVIL}`]],
  [['Forwarded', `host=${EVIL};proto=https;for="[::1]"`]],
  [
    ['X-Host', EVIL],
    ['X-Forwarded-Server', EVIL],
    ['X-HTTP-Host-Override', EVIL],
  ],
  [
    ['X-Original-URL', `/${EVIL}`],
    ['X-Rewrite-URL', `/${EVIL}`],
  ],
  [
    ['X-HTTP-Method-Override', 'POST'],
    ['X-HTTP-Method', 'POST'],
    ['X-Method-Override', 'POST'],
  ],
  [['Origin', `https://${EVIL}`]],
  [['Referer', `https://${EVIL}/`]],
  [
    ['Accept', `text/${EVIL}`],
    ['Accept-Language', EVIL],
  ],
  [['Accept-Encoding', `identity;q=0, ${EVIL}`]],
  [['Range', 'bytes=0-10']],
  [['If-None-Match', '*']],
  [['User-Agent', `${EVIL}"><script>`]],
  [['X-Request-Id', EVIL]],
  [['Cookie', `deal-harbor=${EVIL}`]],
];

/** What an answer says, but for what is this request's own. */
const said = ({ status, headers, text }: Answer) => {
  const { date: _, 'x-request-id': __, ...rest } = headers;
  // The day's reader counts, which every visitor may raise.
  return { status, headers: rest, text: text.replace(/"viewCount":\d+/g, '') };
};

test('nothing that a request says of hosts, methods and forms reaches the next visitor', async () => {
  let tried = 0;
  for (const target of TARGETS) {
    await get(target);
    const clean = said(await get(target));
    for (const poison of some(POISONS, 6)) {
      // Never kept before, as an attacker would choose it; and the address that everybody asks for.
      const mark = target.includes('?') ? '&' : '?';
      for (const asked of [target, `${target}${mark}utm_source=${tried}`]) {
        const answer = await get(asked, poison);
        expect(answer.status, `${asked} with ${poison}`).toBeLessThan(500);
        const told = JSON.stringify([answer.headers, answer.text]);
        expect(told, `${asked} with ${poison}`).not.toContain(EVIL);
        const next = await get(asked);
        if (asked === target) expect(said(next), `${asked} after ${poison}`).toEqual(clean);
        else expect(JSON.stringify(next), `${asked} after ${poison}`).not.toContain(EVIL);
        tried++;
      }
    }
  }
  note({ kind: 'kept answers: poisoned requests', tried });
});

test('an absolute address in the first line chooses no other site and no other answer', async () => {
  const answers = () => Promise.all(TARGETS.map(async (target) => said(await get(target))));
  const clean = await answers();
  const absolute = TARGETS.flatMap((target) => [`http://${EVIL}${target}`, `//${EVIL}${target}`]);
  await Promise.all(
    absolute.map(async (target) => {
      const answer = await sendBytes(head(`GET ${target} HTTP/1.1`, `Host: ${host}`));
      expect(answer, target).toMatch(/^HTTP\/1\.1 [234]/);
      expect(answer, target).not.toMatch(/https?:\/\/evil\.example/);
    }),
  );
  expect(await answers()).toEqual(clean);
});

test('a GET with a body, or that breaks off, is no other’s answer', async () => {
  const clean = said(await get('/stores'));
  const body = Buffer.from(`{"search":"${EVIL}"}`);
  await send({ method: 'GET', target: '/stores', headers: [JSON_TYPE], body });
  await sendBytes(head('GET /stores HTTP/1.1', `Host: ${host}`, 'Content-Length: 50') + EVIL);
  expect(said(await get('/stores'))).toEqual(clean);
});

test('the owner’s answers are kept for nobody, whatever their address ends in', async () => {
  const cookie = ['Cookie', await ownersCookie()] as const;
  const addresses = [
    '/api/admin/overview',
    '/api/stores?scope=admin',
    '/api/stores?scope=admin&x=.css',
    '/api/stores?SCOPE=admin',
    '/api/stores?sc%6fpe=admin',
    '/api/stores/?scope=admin',
    '/api/newsletter/subscribers',
    '/api/admin/overview/x.css',
    '/api/admin/overview;.css',
    '/api/admin/overview%2f..%2fx.css',
    '/api/blogs?scope=admin&status=draft',
  ];
  for (const address of addresses) {
    const owners = await get(address, [cookie]);
    expect(owners.headers['cache-control'], address).not.toMatch(/public|max-age=[1-9]/);
    const strangers = await get(address);
    expect(strangers.status, address).toBeGreaterThanOrEqual(400);
    expect(strangers.headers['cache-control'], address).toBe('no-store');
  }
});

test('parameters that no page reads make no kept answers', async () => {
  const kept = async () => {
    const { text } = await get('/metrics', [['Authorization', `Bearer ${metricsToken}`]]);
    return Number(/^\w*kept_answers(?:\{[^}]*\})? (\d+)/m.exec(text)?.[1] ?? Number.NaN);
  };
  await get('/stores');
  const before = await kept();
  expect(before).toBeGreaterThan(0);
  for (let n = 0; n < 100; n++) await get(`/stores?x${n}=${n}`);
  expect((await kept()) - before).toBeLessThan(5);
});
