import type { Product } from '@deal-harbor/contracts';
import type { ProductRow } from './product.row.js';

export function toProduct({ createdAt, ...row }: ProductRow): Product {
  return { ...row, createdAt: createdAt.toISOString() };
}
