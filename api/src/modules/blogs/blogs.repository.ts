import type { EntityManager } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { Page } from '../../common/http/list.js';
import { containing, Parameters } from '../../database/sql.js';
import { BlogEntity } from './blog.entity.js';
import type { BlogRow, BlogSummaryRow } from './blog.row.js';

export interface BlogFilter {
  category?: string;
  featured?: boolean;
  search?: string;
  /** Drafts and archived posts too. */
  anyStatus?: boolean;
}

export type BlogColumns = QueryDeepPartialEntity<BlogEntity>;

const SUMMARY = `b.id, b.title, b.slug, b.excerpt, b.content_preview AS "contentPreview",
  b.seo_description AS "seoDescription", b.category, b.status, b.featured, b.keywords,
  CASE WHEN t.id IS NOT NULL THEN json_build_object('name', t.name, 'slug', t.slug) END AS "targetStore",
  b.view_count AS "viewCount", b.author_name AS "authorName", b.published_at AS "publishedAt",
  b.created_at AS "createdAt", b.updated_at AS "updatedAt", b.version`;

const WHOLE = `${SUMMARY}, b.content, b.affiliate_links AS "affiliateLinks"`;
const FROM = 'FROM blogs b LEFT JOIN stores t ON t.id = b.target_store_id';
const PUBLISHED = `b.status = 'published'`;

function conditions(filter: BlogFilter, parameters: Parameters): string {
  const parts = [filter.anyStatus ? 'true' : PUBLISHED];
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

/** Visitors get the newest published first, the owner the newest written. */
export function findBlogs(
  manager: EntityManager,
  filter: BlogFilter,
  page: Page,
): Promise<BlogSummaryRow[]> {
  const parameters = new Parameters();
  const where = conditions(filter, parameters);
  const order = filter.anyStatus
    ? 'b.created_at DESC, b.id DESC'
    : 'b.published_at DESC, b.id DESC';
  return manager.query<BlogSummaryRow[]>(
    `SELECT ${SUMMARY} ${FROM} WHERE ${where} ORDER BY ${order}
     LIMIT ${parameters.add(page.limit)} OFFSET ${parameters.add(page.offset)}`,
    parameters.values,
  );
}

export async function countBlogs(manager: EntityManager, filter: BlogFilter): Promise<number> {
  const parameters = new Parameters();
  const where = conditions(filter, parameters);
  const [row] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM blogs b WHERE ${where}`,
    parameters.values,
  );
  return row.count;
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

/** Those that begin with the base; nobody else picks a slug from this base until the transaction ends. */
export async function lockSlugsFrom(manager: EntityManager, base: string): Promise<Set<string>> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`blogs:${base}`]);
  const rows = await manager.query<{ slug: string }[]>(
    `SELECT slug FROM blogs WHERE slug = $1 OR slug LIKE $1 || '-%'`,
    [base],
  );
  return new Set(rows.map((row) => row.slug));
}
