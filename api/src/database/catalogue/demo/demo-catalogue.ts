import type { DateText } from '@deal-harbor/contracts';
import type { DemoCatalogue } from './demo-catalogue.types.js';
import { demoPosts } from './demo-posts.js';
import { demoCategories, demoCoupons, demoOffers, demoStores } from './demo-stores.js';
import { beauty } from './products/beauty.js';
import { books } from './products/books.js';
import { electronics } from './products/electronics.js';
import { fashion } from './products/fashion.js';
import { home } from './products/home.js';
import { sports } from './products/sports.js';

/** The catalogue of a fresh installation: the same for the same day, every date relative to it. */
export function demoCatalogue(today: DateText): DemoCatalogue {
  return {
    categories: demoCategories(),
    stores: demoStores(),
    coupons: demoCoupons(today),
    offers: demoOffers(today),
    posts: demoPosts(),
    products: [electronics, home, fashion, books, sports, beauty].flat(),
  };
}
