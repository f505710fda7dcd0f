import { PNG } from '../../support/pictures.ts';
import type { Caller } from './caller.ts';
import { coupon, offer, post, product, type Records } from './records.ts';

const DAY = 86_400_000;

const dayFromToday = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** Every kind of page that shows records, also lists that are filtered and the second page of lists. */
export const pagesAbout = ({ mark }: Records): string[] => [
  '/',
  '/?page=2',
  `/?search=${mark}`,
  `/?category=g-${mark}`,
  '/?sort=discount',
  '/stores',
  '/stores?page=2',
  `/stores?search=${mark}`,
  '/categories',
  `/category/g-${mark}`,
  `/store/acme-${mark}`,
  `/store/brisk-${mark}`,
  `/store/moved-${mark}`,
  '/blogs',
  '/blogs?page=2',
  `/blogs?category=savings-tips&search=${mark}`,
  `/blog/digging-${mark}`,
  `/blog/another-${mark}`,
  '/amazon-deals',
  '/amazon-deals?page=2',
  '/amazon-deals?category=books',
  '/about',
];

interface Write {
  what: string;
  write: (owner: Caller, records: Records) => Promise<unknown>;
  /** Some of the pages that show it; a write that shows nowhere would prove nothing. */
  shownOn: (records: Records) => string[];
}

const home = ['/'];
const acmes = ({ mark }: Records) => `/store/acme-${mark}`;
const brisks = ({ mark }: Records) => `/store/brisk-${mark}`;
const gardens = ({ mark }: Records) => `/category/g-${mark}`;
const found = ({ mark }: Records) => `/?search=${mark}`;
const digging = ({ mark }: Records) => `/blog/digging-${mark}`;

export const WRITES: Write[] = [
  {
    what: 'a store',
    write: (owner, { mark }) =>
      owner.add('/api/stores', {
        name: `Cedar ${mark}`,
        slug: `moved-${mark}`,
        category: `Garden ${mark}`,
      }),
    shownOn: (all) => [`/stores?search=${all.mark}`, gardens(all), '/categories'],
  },
  {
    what: 'a store’s name',
    write: (owner, { acme, mark }) =>
      owner.done('PUT', `/api/stores/${acme}`, { name: `Zed ${mark}` }),
    shownOn: (all) => [...home, found(all), gardens(all), acmes(all), digging(all)],
  },
  {
    what: 'a store’s address',
    write: (owner, { acme, mark }) =>
      owner.done('PUT', `/api/stores/${acme}`, { slug: `moved-${mark}` }),
    shownOn: (all) => [...home, acmes(all), `/store/moved-${all.mark}`],
  },
  {
    what: 'a store’s category',
    write: (owner, { acme }) => owner.done('PUT', `/api/stores/${acme}`, { category: null }),
    shownOn: (all) => [gardens(all), '/categories'],
  },
  {
    what: 'a store’s logo',
    write: (owner, { acme }) =>
      owner.done('PUT', `/api/stores/${acme}`, {
        logo: `data:image/png;base64,${PNG.buffer.toString('base64')}`,
      }),
    shownOn: (all) => [...home, gardens(all), acmes(all)],
  },
  {
    what: 'the end of a store',
    write: (owner, { acme }) => owner.done('DELETE', `/api/stores/${acme}`),
    shownOn: (all) => [...home, found(all), gardens(all), acmes(all), '/categories'],
  },
  {
    what: 'a category',
    write: (owner, { mark }) =>
      owner.add('/api/categories', { name: `Tools ${mark}`, slug: `t-${mark}` }),
    shownOn: () => [...home, '/categories'],
  },
  {
    what: 'a category’s name',
    write: (owner, { garden, mark }) =>
      owner.done('PUT', `/api/categories/${garden}`, { name: `Yard ${mark}` }),
    shownOn: (all) => [...home, '/categories', gardens(all)],
  },
  {
    what: 'the end of a category',
    write: (owner, { garden }) => owner.done('DELETE', `/api/categories/${garden}`),
    shownOn: (all) => [...home, '/categories', gardens(all)],
  },
  {
    what: 'a coupon',
    write: (owner, { brisk, mark }) => owner.add('/api/coupons', coupon(brisk, `Hoes ${mark}`)),
    shownOn: (all) => [...home, found(all), brisks(all), `/?category=g-${all.mark}`],
  },
  {
    what: 'a coupon’s text',
    write: (owner, { rakes }) =>
      owner.done('PUT', `/api/coupons/${rakes}`, { description: 'Other words' }),
    shownOn: (all) => [...home, found(all), brisks(all)],
  },
  {
    what: 'a coupon’s day',
    write: (owner, { rakes }) =>
      owner.done('PUT', `/api/coupons/${rakes}`, { expiryDate: dayFromToday(-1) }),
    shownOn: (all) => [...home, found(all), brisks(all)],
  },
  {
    what: 'a coupon’s store',
    write: (owner, { spades, brisk }) =>
      owner.done('PUT', `/api/coupons/${spades}`, { storeId: brisk }),
    shownOn: (all) => [...home, acmes(all), brisks(all)],
  },
  {
    what: 'the end of a coupon',
    write: (owner, { spades }) => owner.done('DELETE', `/api/coupons/${spades}`),
    shownOn: (all) => [...home, found(all), acmes(all)],
  },
  {
    what: 'an offer',
    write: (owner, { brisk, mark }) => owner.add('/api/offers', offer(brisk, `Sale ${mark}`)),
    shownOn: (all) => [brisks(all)],
  },
  {
    what: 'an offer’s title',
    write: (owner, all) =>
      owner.done('PUT', `/api/offers/${all.offer}`, { title: `Best ${all.mark}` }),
    shownOn: (all) => [acmes(all)],
  },
  {
    what: 'an offer’s being hidden',
    write: (owner, all) => owner.done('PUT', `/api/offers/${all.offer}`, { active: false }),
    shownOn: (all) => [acmes(all)],
  },
  {
    what: 'the order of offers',
    write: (owner, all) =>
      owner.done('POST', '/api/offers/reorder', {
        storeId: all.acme,
        offerIds: [all.nextOffer, all.offer],
      }),
    shownOn: (all) => [acmes(all)],
  },
  {
    what: 'the end of an offer',
    write: (owner, all) => owner.done('DELETE', `/api/offers/${all.offer}`),
    shownOn: (all) => [acmes(all)],
  },
  {
    what: 'a post',
    write: (owner, { mark }) => owner.add('/api/blogs', post(`Another ${mark}`, `another-${mark}`)),
    shownOn: ({ mark }) => ['/blogs', `/blog/another-${mark}`],
  },
  {
    what: 'a post’s text',
    write: (owner, all) =>
      owner.done('PUT', `/api/blogs/${all.post}`, { content: '<p>Other words</p>' }),
    shownOn: (all) => [digging(all)],
  },
  {
    what: 'a post’s withdrawal',
    write: (owner, all) => owner.done('PUT', `/api/blogs/${all.post}`, { status: 'draft' }),
    shownOn: (all) => ['/blogs', digging(all)],
  },
  {
    what: 'the end of a post',
    write: (owner, all) => owner.done('DELETE', `/api/blogs/${all.post}`),
    shownOn: (all) => ['/blogs', digging(all)],
  },
  {
    what: 'a product',
    write: (owner, { mark }) => owner.add('/api/amazon-products', product(`Lamp ${mark}`)),
    shownOn: () => ['/amazon-deals', '/amazon-deals?category=books'],
  },
  {
    what: 'a product’s price',
    write: (owner, all) =>
      owner.done('PUT', `/api/amazon-products/${all.product}`, { salePrice: 12.5 }),
    shownOn: () => ['/amazon-deals', '/amazon-deals?category=books'],
  },
  {
    what: 'the end of a product',
    write: (owner, all) => owner.done('DELETE', `/api/amazon-products/${all.product}`),
    shownOn: () => ['/amazon-deals'],
  },
  {
    what: 'the settings',
    write: (owner, { mark }) => owner.done('PUT', '/api/config', { siteName: `Deals ${mark}` }),
    shownOn: (all) => [...home, '/about', '/blogs', acmes(all)],
  },
];
