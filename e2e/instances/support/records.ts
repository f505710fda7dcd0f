import type { Caller } from './caller.ts';

const LINK = 'https://shop.example/?ref=fresh';
/** Records of one test, beside the demo catalogue and those of other tests. */
export interface Records {
  /** In all their names and slugs, and in nothing else. */
  mark: string;
  garden: number;
  acme: number;
  brisk: number;
  spades: number;
  rakes: number;
  offer: number;
  nextOffer: number;
  post: number;
  product: number;
}

export const coupon = (storeId: number, title: string) => ({
  storeId,
  title,
  discountType: 'percentage',
  discountValue: '90%',
  featured: true,
});

export const offer = (storeId: number, title: string) => ({
  storeId,
  title,
  description: 'Text',
  affiliateLink: LINK,
});

export const post = (title: string, slug: string) => ({
  title,
  slug,
  category: 'savings-tips',
  content: '<p>Text</p>',
  status: 'published',
});

export const product = (name: string) => ({
  name,
  description: 'Text',
  affiliateLink: LINK,
  category: 'books',
  featured: true,
});

let number = 0;

export async function seed(owner: Caller): Promise<Records> {
  const mark = `m${Date.now().toString(36)}${++number}`;
  const garden = await owner.add('/api/categories', { name: `Garden ${mark}`, slug: `g-${mark}` });
  const addStore = (name: string) =>
    owner.add('/api/stores', {
      name: `${name} ${mark}`,
      slug: `${name.toLowerCase()}-${mark}`,
      category: `Garden ${mark}`,
    });
  const acme = await addStore('Acme');
  const brisk = await addStore('Brisk');
  return {
    mark,
    garden,
    acme,
    brisk,
    spades: await owner.add('/api/coupons', coupon(acme, `Spades ${mark}`)),
    rakes: await owner.add('/api/coupons', coupon(brisk, `Rakes ${mark}`)),
    offer: await owner.add('/api/offers', offer(acme, `First ${mark}`)),
    nextOffer: await owner.add('/api/offers', offer(acme, `Next ${mark}`)),
    post: await owner.add('/api/blogs', {
      ...post(`Digging ${mark}`, `digging-${mark}`),
      targetStore: { slug: `acme-${mark}` },
    }),
    product: await owner.add('/api/amazon-products', product(`Book ${mark}`)),
  };
}
