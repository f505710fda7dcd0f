import {
  type Blog,
  type BlogSummary,
  categoryNamed,
  DEFAULT_LIMITS,
  type Visitor,
} from '@deal-harbor/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError, notFound, unknownReference } from '../../common/errors/app-error.js';
import { type List, mapList, pageOf } from '../../common/http/list.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { freeSlug } from '../../database/free-slug.js';
import { inTransaction } from '../../database/transaction.js';
import { updateVersioned } from '../../database/versioned-update.js';
import { moveToBin } from '../bin/move-to-bin.js';
import { MediaService } from '../media/media.service.js';
import { VisitsService } from '../outbound/visits.service.js';
import { sanitiseArticle } from './article-html.js';
import { BlogEntity } from './blog.entity.js';
import {
  contentColumns,
  keywordColumns,
  toAffiliateLink,
  toBlog,
  toSafeBlog,
} from './blog.mapper.js';
import {
  type BlogColumns,
  findBlogById,
  findBlogBySlug,
  findBlogs,
  findStoreIdBySlug,
  insertBlog,
} from './blogs.repository.js';
import { CreateBlogDto, TargetStoreDto, UpdateBlogDto } from './dto/blog.dto.js';
import { BlogQuery, BlogsQuery } from './dto/blogs.query.js';

const WHAT = 'Post';

@Injectable()
export class BlogsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly visits: VisitsService,
    private readonly media: MediaService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async list({
    category,
    featured,
    search,
    status,
    scope,
    order,
    ...query
  }: BlogsQuery): Promise<List<BlogSummary>> {
    const { manager } = this.dataSource;
    const page = pageOf(query, DEFAULT_LIMITS.capped);
    const filter = {
      category: categoryNamed(category)?.toLowerCase(),
      featured,
      search,
      status,
      anyStatus: scope === 'admin',
    };
    return mapList(await findBlogs(manager, filter, order, page), toBlog);
  }

  /**
   * Counts a view, but not the owner's.
   * @throws AppError 'not-found'
   */
  async read(slug: string, { scope }: BlogQuery, visitor: Visitor): Promise<Blog> {
    const forOwner = scope === 'admin';
    const row = await findBlogBySlug(this.dataSource.manager, slug, forOwner);
    if (!row) throw notFound(WHAT);
    if (!forOwner) this.visits.count('blog', row.id, visitor);
    return toSafeBlog(row, this.env.siteUrl);
  }

  /**
   * The post as the owner edits it.
   * @throws AppError 'not-found'
   */
  async record(id: number, manager = this.dataSource.manager): Promise<Blog> {
    const row = await findBlogById(manager, id);
    if (!row) throw notFound(WHAT);
    return toSafeBlog(row, this.env.siteUrl);
  }

  create(body: CreateBlogDto): Promise<Blog> {
    return inTransaction(this.dataSource, async (manager) =>
      this.record(await this.add(manager, body), manager),
    );
  }

  /**
   * Adds a post within the caller's transaction. A slug that is derived gives way to one that is taken,
   * one that is given does not.
   * @returns its id
   */
  async add(manager: EntityManager, { slug, ...body }: CreateBlogDto): Promise<number> {
    const columns = await this.columns(manager, body, 'now()');
    const free = slug ?? (await freeSlug(manager, 'blogs', body.title));
    return insertBlog(manager, { ...columns, slug: free });
  }

  update(id: number, { version, slug, ...body }: UpdateBlogDto): Promise<Blog> {
    return inTransaction(this.dataSource, async (manager) => {
      const columns = await this.columns(manager, body, 'coalesce(published_at, now())');
      const changes = slug ? { ...columns, slug } : columns;
      await updateVersioned(manager, BlogEntity, id, changes, version, WHAT);
      return this.record(id, manager);
    });
  }

  /** @returns the id of the bin's entry */
  remove(id: number): Promise<number> {
    return inTransaction(this.dataSource, (manager) => moveToBin(manager, 'post', id));
  }

  /** @param published what a post that is published now has as its date, in SQL */
  private async columns(
    manager: EntityManager,
    body: Omit<UpdateBlogDto, 'slug' | 'version'>,
    published: string,
  ): Promise<BlogColumns> {
    const { content, keywords, targetStore, affiliateLinks, ...columns } = body;
    return {
      ...columns,
      ...(content === undefined ? {} : contentColumns(await this.article(manager, content))),
      ...(keywords === undefined ? {} : keywordColumns(keywords)),
      ...(targetStore === undefined
        ? {}
        : { targetStoreId: await this.storeId(manager, targetStore) }),
      ...(affiliateLinks === undefined
        ? {}
        : { affiliateLinks: affiliateLinks.map(toAffiliateLink) }),
      ...(body.status === 'published' ? { publishedAt: () => published } : {}),
    };
  }

  private async article(manager: EntityManager, html: string): Promise<string> {
    const article = sanitiseArticle(html, this.env.siteUrl);
    if (article) return this.media.withSizes(manager, article);
    const message = 'content must hold something that an article may show.';
    throw new AppError('validation', message, { errors: [{ field: 'content', message }] });
  }

  private async storeId(
    manager: EntityManager,
    store: TargetStoreDto | null,
  ): Promise<number | null> {
    if (!store) return null;
    const id = await findStoreIdBySlug(manager, store.slug);
    if (!id) throw unknownReference('targetStore.slug', 'There is no such store.');
    return id;
  }
}
