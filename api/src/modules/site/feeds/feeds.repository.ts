import type { BlogCategory } from '@deal-harbor/contracts';
import type { EntityManager } from 'typeorm';

export interface SitePage {
  path: string;
  changedAt: Date;
}

/** Every page that the catalogue makes. A store's page changes with its coupons and offers as well. */
const PAGES = `
  SELECT 1 AS part, k.id, '/category/' || k.slug AS path, greatest(k.created_at, (
    SELECT max(s.updated_at) FROM stores s WHERE lower(s.category) = lower(k.name))) AS changed_at
  FROM categories k
  UNION ALL
  SELECT 2, s.id, '/store/' || s.slug, greatest(s.updated_at,
    (SELECT max(c.updated_at) FROM coupons c WHERE c.store_id = s.id),
    (SELECT max(o.updated_at) FROM offers o WHERE o.store_id = s.id AND o.active))
  FROM stores s
  UNION ALL
  SELECT 3, b.id, '/blog/' || b.slug, b.updated_at FROM blogs b WHERE b.status = 'published'`;

export function findPages(
  manager: EntityManager,
  limit: number,
  offset: number,
): Promise<SitePage[]> {
  return manager.query<SitePage[]>(
    `SELECT path, changed_at AS "changedAt" FROM (${PAGES}) page
     ORDER BY part, id LIMIT $1 OFFSET $2`,
    [limit, offset],
  );
}

export async function countPages(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<[{ count: number }]>(
    `SELECT ((SELECT count(*) FROM categories) + (SELECT count(*) FROM stores)
      + (SELECT count(*) FROM blogs WHERE status = 'published'))::int AS count`,
  );
  return row.count;
}

export interface FeedPost {
  title: string;
  slug: string;
  summary: string;
  category: BlogCategory;
  authorName: string;
  publishedAt: Date;
}

export function findLatestPosts(manager: EntityManager, limit: number): Promise<FeedPost[]> {
  return manager.query<FeedPost[]>(
    `SELECT title, slug, coalesce(nullif(excerpt, ''), content_preview) AS summary, category,
       author_name AS "authorName", published_at AS "publishedAt"
     FROM blogs WHERE status = 'published' ORDER BY published_at DESC, id DESC LIMIT $1`,
    [limit],
  );
}
