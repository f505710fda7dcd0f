import type { EntityManager } from 'typeorm';
import type { Page } from '../../common/http/list.js';
import type { OrderOf } from '../../common/http/owners-order.js';
import { type OrderTerms, ownersOrderBy } from '../../database/order-by.js';
import { containing, Parameters } from '../../database/sql.js';
import { ProductEntity } from './product.entity.js';
import type { ProductRow } from './product.row.js';

export interface ProductFilter {
  category?: string;
  search?: string;
  featured?: boolean;
}

/** `undefined` in `by` is the default of the owner's list. */
export type ProductOrder = 'featured-first' | { by: OrderOf<'products'> | undefined };

/** Decimals are cast, since the driver would answer them as text. */
const COLUMNS = `p.id, p.name, p.description, p.affiliate_link AS "affiliateLink",
  p.image_url AS "imageUrl", p.original_price::float8 AS "originalPrice",
  p.sale_price::float8 AS "salePrice", p.discount, p.rating::float8 AS rating,
  p.review_count AS "reviewCount", p.category, p.keywords, p.featured,
  p.created_at AS "createdAt", p.version`;

const FEATURED_FIRST = 'p.featured DESC, p.created_at DESC, p.id DESC';

const ORDERS: OrderTerms<'products'> = {
  name: ['lower(p.name)'],
  category: ['p.category', 'lower(p.name)'],
  price: [{ nullable: 'coalesce(p.sale_price, p.original_price)' }],
  rating: [{ nullable: 'p.rating' }],
  created: ['p.created_at'],
};

function orderBy(order: ProductOrder): string {
  if (order === 'featured-first') return FEATURED_FIRST;
  return ownersOrderBy('products', order.by, ORDERS, 'p.id');
}

function conditions(filter: ProductFilter, parameters: Parameters): string {
  const parts = ['true'];
  if (filter.category) parts.push(`p.category = ${parameters.add(filter.category)}`);
  if (filter.featured !== undefined) parts.push(filter.featured ? 'p.featured' : 'NOT p.featured');
  if (filter.search) {
    const pattern = parameters.add(containing(filter.search));
    parts.push(
      `(p.name ILIKE ${pattern} OR p.description ILIKE ${pattern} OR p.keywords ILIKE ${pattern})`,
    );
  }
  return parts.join(' AND ');
}

export function findProducts(
  manager: EntityManager,
  filter: ProductFilter,
  order: ProductOrder,
  page: Page,
): Promise<ProductRow[]> {
  const parameters = new Parameters();
  const where = conditions(filter, parameters);
  return manager.query<ProductRow[]>(
    `SELECT ${COLUMNS} FROM products p WHERE ${where} ORDER BY ${orderBy(order)}
     LIMIT ${parameters.add(page.limit)} OFFSET ${parameters.add(page.offset)}`,
    parameters.values,
  );
}

export async function countProducts(
  manager: EntityManager,
  filter: ProductFilter,
): Promise<number> {
  const parameters = new Parameters();
  const where = conditions(filter, parameters);
  const [row] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM products p WHERE ${where}`,
    parameters.values,
  );
  return row.count;
}

export async function findProductById(
  manager: EntityManager,
  id: number,
): Promise<ProductRow | null> {
  const rows = await manager.query<ProductRow[]>(
    `SELECT ${COLUMNS} FROM products p WHERE p.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export async function insertProduct(
  manager: EntityManager,
  product: Partial<ProductEntity>,
): Promise<number> {
  const { identifiers } = await manager.insert(ProductEntity, product);
  return (identifiers[0] as { id: number }).id;
}
