import type { EntityManager } from 'typeorm';
import type { List, Page } from '../../common/http/list.js';
import type { OrderOf } from '../../common/http/owners-order.js';
import { findList } from '../../database/list-statement.js';
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
const COLUMNS = `x.id, x.name, x.description, x.affiliate_link AS "affiliateLink",
  x.image_url AS "imageUrl", x.original_price::float8 AS "originalPrice",
  x.sale_price::float8 AS "salePrice", x.discount, x.rating::float8 AS rating,
  x.review_count AS "reviewCount", x.category, x.keywords, x.featured,
  x.created_at AS "createdAt", x.version`;

const FEATURED_FIRST = 'x.featured DESC, x.created_at DESC, x.id DESC';

const ORDERS: OrderTerms<'products'> = {
  name: ['lower(x.name)'],
  category: ['x.category', 'lower(x.name)'],
  price: [{ nullable: 'coalesce(x.sale_price, x.original_price)' }],
  rating: [{ nullable: 'x.rating' }],
  created: ['x.created_at'],
};

function orderBy(order: ProductOrder): string {
  if (order === 'featured-first') return FEATURED_FIRST;
  return ownersOrderBy('products', order.by, ORDERS, 'x.id');
}

function conditions(filter: ProductFilter, parameters: Parameters): string {
  const parts = ['true'];
  if (filter.category) parts.push(`x.category = ${parameters.add(filter.category)}`);
  if (filter.featured !== undefined) parts.push(filter.featured ? 'x.featured' : 'NOT x.featured');
  if (filter.search) {
    const pattern = parameters.add(containing(filter.search));
    parts.push(
      `(x.name ILIKE ${pattern} OR x.description ILIKE ${pattern} OR x.keywords ILIKE ${pattern})`,
    );
  }
  return parts.join(' AND ');
}

export function findProducts(
  manager: EntityManager,
  filter: ProductFilter,
  order: ProductOrder,
  page: Page,
): Promise<List<ProductRow>> {
  const parameters = new Parameters();
  const where = conditions(filter, parameters);
  const part = {
    total: `SELECT count(*) FROM products x WHERE ${where}`,
    ids: `SELECT x.id FROM products x WHERE ${where} ORDER BY ${orderBy(order)}
      LIMIT ${parameters.add(page.limit)} OFFSET ${parameters.add(page.offset)}`,
    columns: COLUMNS,
    joins: 'JOIN products x ON x.id = p.id',
  };
  return findList(manager, part, parameters.values);
}

export async function findProductById(
  manager: EntityManager,
  id: number,
): Promise<ProductRow | null> {
  const rows = await manager.query<ProductRow[]>(
    `SELECT ${COLUMNS} FROM products x WHERE x.id = $1`,
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
