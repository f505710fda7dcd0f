import { newMark } from '../../support/names.ts';
import { operationsOf, readDocument } from '../support/api-document.ts';
import { asOwner, done } from '../support/owner.ts';
import { some } from '../support/settings.ts';
import { note } from '../support/tally.ts';
import { get } from '../support/wire.ts';
import { expect, test } from './attacked.ts';
import { filled } from './filled.ts';
import { TEXT_PAYLOADS } from './text-payloads.ts';

const document = await readDocument();
const operations = operationsOf(document);

/** In the order in which they need each other. */
const ENTITIES = [
  '/api/categories',
  '/api/stores',
  '/api/coupons',
  '/api/offers',
  '/api/blogs',
  '/api/amazon-products',
];
/** What many entities are on is looked at with several of them there. */
const PER_ROUND = 6;

function bodyOf(name: string, payload: string, given: object): unknown {
  const { body } = operations.find((one) => one.name === name) ?? {};
  if (!body) throw new Error(`${name} is not described`);
  return filled(document, body, payload, { ...given });
}

/** Stores one entity of each kind with the payload in every field. @returns the pages that show them */
async function store(payload: string): Promise<string[]> {
  const mark = newMark();
  const slug = `x-${mark}`;
  const given: Record<string, unknown> = {
    slug,
    logo: null,
    imageUrl: null,
    categoryId: null,
    targetStore: null,
    status: 'published',
    version: undefined,
    domain: undefined,
    primaryColor: '#FF6B00',
    secondaryColor: '#10B981',
    originalPrice: 20,
    salePrice: 10,
    rating: 4,
  };
  for (const path of ENTITIES) {
    // A name that the next round has as well would be taken.
    const unique = path === '/api/categories' ? { name: `${payload}${mark}`.slice(0, 120) } : {};
    // An article of nothing but what is dropped would be refused.
    const content = `<p>before</p>${payload}`;
    const body = bodyOf(`POST ${path}`, payload, { ...given, content, ...unique });
    const { id } = await done('POST', path, body);
    if (path === '/api/stores') Object.assign(given, { storeId: id, targetStore: { slug } });
  }
  const word = encodeURIComponent(payload.slice(0, 60).toWellFormed());
  return [
    `/store/${slug}`,
    `/blog/${slug}`,
    `/category/${slug}`,
    `/?search=${word}`,
    `/stores?search=${word}`,
    `/blogs?search=${word}`,
  ];
}

const SHARED = [
  '/',
  '/stores',
  '/categories',
  '/blogs',
  '/amazon-deals',
  '/about',
  '/contact',
  '/privacy',
];

test('no text of any entity or setting becomes markup or script', async ({ watched, watch }) => {
  const settings = await done('GET', '/api/config');
  const chosen = some(TEXT_PAYLOADS, 15);
  let visits = 0;
  for (const [index, payload] of chosen.entries()) {
    const pages = await store(payload);
    const config = bodyOf('PUT /api/config', payload, {
      version: undefined,
      domain: undefined,
      primaryColor: '#FF6B00',
      secondaryColor: '#10B981',
    });
    expect((await asOwner('PUT', '/api/config', config)).status, payload).toBe(200);
    const last = index === chosen.length - 1;
    const shared = last || index % PER_ROUND === PER_ROUND - 1 ? SHARED : [];
    for (const target of [...pages, ...shared]) {
      await watch.visit(watched, target);
      visits++;
    }
    for (const feed of ['/feed.xml', '/sitemap.xml']) {
      expect((await get(feed)).text, payload).not.toMatch(
        /<(script|img|svg|iframe|x-hostile)[\s>]/,
      );
    }
    expect(watch.findings, payload).toEqual([]);
  }
  const { version: _, ...former } = settings;
  await done('PUT', '/api/config', former);
  note({ kind: 'stored payloads in texts, every field of every entity', tried: chosen.length });
  note({ kind: 'pages visited with stored payloads', tried: visits });
});
