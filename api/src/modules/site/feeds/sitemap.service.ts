import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notFound } from '../../../common/errors/app-error.js';
import { ENV } from '../../../config/config.module.js';
import type { Env } from '../../../config/env.js';
import { countPages, findPages } from './feeds.repository.js';
import { renderSitemap, renderSitemapIndex } from './sitemap.xml.js';

/** Addresses in one file; search engines take 50,000 and 50 MB. */
const PART_SIZE = 45_000;

/** The public pages that exist whatever the catalogue holds. */
const FIXED_PAGES = [
  '/',
  '/stores',
  '/categories',
  '/blogs',
  '/amazon-deals',
  '/amazon-disclosure',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
];

@Injectable()
export class SitemapService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The whole sitemap as XML, or the index of its parts where one file cannot hold it. */
  async root(): Promise<string> {
    const parts = await this.parts();
    return parts === 1 ? this.render(1) : renderSitemapIndex(this.env.siteUrl, parts);
  }

  /**
   * One part as XML.
   * @throws AppError 'not-found' where there is no such part
   */
  async part(number: number): Promise<string> {
    if (number < 1 || number > (await this.parts())) throw notFound('Sitemap');
    return this.render(number);
  }

  private async render(number: number): Promise<string> {
    const fixed = number === 1 ? FIXED_PAGES : [];
    const before = number === 1 ? 0 : (number - 1) * PART_SIZE - FIXED_PAGES.length;
    const pages = await findPages(this.dataSource.manager, PART_SIZE - fixed.length, before);
    return renderSitemap(this.env.siteUrl, [...fixed.map((path) => ({ path })), ...pages]);
  }

  private async parts(): Promise<number> {
    const pages = FIXED_PAGES.length + (await countPages(this.dataSource.manager));
    return Math.ceil(pages / PART_SIZE);
  }
}
