import type { Product } from '@deal-harbor/contracts';

/** A product as the repository's SQL answers it. */
export interface ProductRow extends Omit<Product, 'createdAt'> {
  createdAt: Date;
}
