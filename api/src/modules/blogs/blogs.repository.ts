import type { BlogStatus } from '@deal-harbor/contracts';
import type { EntityManager } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { List, Page } from '../../common/http/list.js';
import type { OrderOf } from '../../common/http/owners-order.js';
import { findList } from '../../database/list-statement.js';
import { type OrderTerms, ownersOrderBy } from '../../database/order-by.js';
import { containing, Parameters } from '../../database/sql.js';
import { BlogEntity } from './blog.entity.js';
import type { BlogRow, BlogSummaryRow } from './blog.row.js';

export interface BlogFilter {
  category?: string;
  featured?: boolean;
  search?: string;
  status?: BlogStatus;
  /** Drafts and archived posts too. */
  anyStatus?: boolean;
}

export type BlogColumns = QueryDeepPartialEntity<BlogEntity>;

const SUMMARY = `b.id, b.title, b.slug, b.excerpt, b.content_preview AS "contentPreview",
  b.read_minutes AS "readMinutes",
  b.seo_description AS "seoDescription", b.category, b.status, b.featured, b.keywords,
  CASE WHEN t.id IS NOT NULL THEN json_build_object('name', t.name, 'slug', t.slug) END AS "targetStore",
  b.view_count AS "viewCount", b.author_name AS "authorName", b.published_at AS "publishedAt",
  b.created_at AS "createdAt", b.updated_at AS "updatedAt", b.version`;

const WHOLE = `${SUMMARY}, b.content, b.affiliate_links AS "affiliateLinks"`;
const TARGET = 'LEFT JOIN stores t ON t.id = b.target_store_id';
const FROM = `FROM blogs b ${TARGET}`;
const PUBLISHED = `b.status = 'published'`;

const ORDERS: OrderTerms<'blogs'> = {
  title: ['lower(b.title)'],
  category: ['b.category', 'lower(b.title)'],
  status: ['b.status', 'b.created_at'],
  views: ['b.view_count', 'b.created_at'],
  published: [{ nullable: 'b.published_at' }],
  created: ['b.created_at'],
};

function conditions(filter: BlogFilter, parameters: Parameters): string {
  const parts = [filter.anyStatus ? 'true' : PUBLISHED];
  if (filter.status) parts.push(`b.status = ${parameters.add(filter.status)}`);
  if (filter.category) parts.push(`b.category = ${parameters.add(filter.category)}`);
  if (filter.featured !== undefined) parts.push(`b.featured = ${parameters.add(filter.featured)}`);
  if (filter.search) {
    const pattern = parameters.add(containing(filter.search));
    parts.push(
      `(b.title ILIKE ${pattern} OR b.excerpt ILIKE ${pattern} OR b.keywords_text ILIKE ${pattern})`,
    );
  }
  return parts.join(' AND ');
}

/**
 * Visitors get the newest published first.
 * @param order of the owner's list; undefined is the newest written first
 */
export function findBlogs(
  manager: EntityManager,
  filter: BlogFilter,
  order: OrderOf<'blogs'> | undefined,
  page: Page,
): Promise<List<BlogSummaryRow>> {
  const parameters = new Parameters();
  const where = conditions(filter, parameters);
  const orderBy = filter.anyStatus
    ? ownersOrderBy('blogs', order, ORDERS, 'b.id')
    : 'b.published_at DESC, b.id DESC';
  const part = {
    total: `SELECT count(*) FROM blogs b WHERE ${where}`,
    ids: `SELECT b.id FROM blogs b WHERE ${where} ORDER BY ${orderBy}
      LIMIT ${parameters.add(page.limit)} OFFSET ${parameters.add(page.offset)}`,
    columns: SUMMARY,
    joins: `JOIN blogs b ON b.id = p.id ${TARGET}`,
  };
  return findList(manager, part, parameters.values);
}

export async function findBlogById(manager: EntityManager, id: number): Promise<BlogRow | null> {
  const rows = await manager.query<BlogRow[]>(`SELECT ${WHOLE} ${FROM} WHERE b.id = $1`, [id]);
  return rows[0] ?? null;
}

export async function findBlogBySlug(
  manager: EntityManager,
  slug: string,
  anyStatus: boolean,
): Promise<BlogRow | null> {
  const rows = await manager.query<BlogRow[]>(
    `SELECT ${WHOLE} ${FROM} WHERE b.slug = $1 AND (${PUBLISHED} OR $2)`,
    [slug, anyStatus],
  );
  return rows[0] ?? null;
}

export async function findStoreIdBySlug(
  manager: EntityManager,
  slug: string,
): Promise<number | null> {
  const rows = await manager.query<{ id: number }[]>('SELECT id FROM stores WHERE slug = $1', [
    slug,
  ]);
  return rows[0]?.id ?? null;
}

export async function insertBlog(manager: EntityManager, blog: BlogColumns): Promise<number> {
  const { identifiers } = await manager.insert(BlogEntity, blog);
  return (identifiers[0] as { id: number }).id;
}
