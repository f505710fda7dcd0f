import type { Coupon, Offer, SiteConfig, Store } from '@deal-harbor/contracts';

/** Schema.org objects, without their @context. `absolute` makes a path of ours an address. */
type Absolute = (path: string) => string;

export function organization({ siteName, contactEmail }: SiteConfig, absolute: Absolute) {
  return {
    '@type': 'Organization',
    '@id': absolute('/#organization'),
    name: siteName,
    url: absolute('/'),
    email: contactEmail,
    logo: absolute('/favicon.svg'),
  };
}

export function webSite({ siteName, description }: SiteConfig, absolute: Absolute) {
  return {
    '@type': 'WebSite',
    name: siteName,
    description,
    url: absolute('/'),
    publisher: { '@id': absolute('/#organization') },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${absolute('/stores')}?search={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The way from the home page down to this one: names and paths. */
export function breadcrumbs(absolute: Absolute, ...steps: readonly [name: string, path: string][]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [['Home', '/'] as const, ...steps].map(([name, path], i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: absolute(path),
    })),
  };
}

/** Deals as offers of their stores. Codes stay out: they are for visitors to copy. */
export function offerList(name: string, deals: readonly (Coupon | Offer)[], absolute: Absolute) {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: deals.length,
    itemListElement: deals.map(({ title, description, expiryDate, store }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      item: {
        '@type': 'Offer',
        name: title,
        description,
        url: absolute(`/store/${store.slug}`),
        ...(expiryDate && { validThrough: expiryDate }),
        offeredBy: { '@type': 'Organization', name: store.name },
      },
    })),
  };
}

/** Stores as the sellers of what they offer, by their pages here. */
export function storeList(name: string, stores: readonly Store[], absolute: Absolute) {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: stores.length,
    itemListElement: stores.map((store, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      item: {
        '@type': 'Offer',
        name: `${store.name} coupons`,
        url: absolute(`/store/${store.slug}`),
        offeredBy: { '@type': 'Organization', name: store.name },
      },
    })),
  };
}
