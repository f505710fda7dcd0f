import { planDeals } from './deal-plan.js';
import { postTable, productTable, subscriberTable } from './synthetic-articles.js';
import { couponTable, offerTable } from './synthetic-deals.js';
import type { SyntheticOptions } from './synthetic-options.js';
import { categoryTable, storeTable, syntheticStores } from './synthetic-stores.js';
import type { SyntheticTable } from './synthetic-table.js';

/** The whole catalogue, in an order in which every row finds what it refers to. */
export function syntheticCatalogue(options: SyntheticOptions): SyntheticTable[] {
  const stores = syntheticStores(options);
  const plan = planDeals(options);
  return [
    categoryTable(options),
    storeTable(options, stores, plan),
    couponTable(options, stores, plan),
    offerTable(options, stores, plan),
    postTable(options, stores),
    productTable(options),
    subscriberTable(options),
  ];
}
