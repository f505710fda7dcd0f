import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ENV } from '../../../config/config.module.js';
import type { Env } from '../../../config/env.js';
import { SettingsService } from '../../settings/settings.service.js';
import { renderFeed } from './feed.xml.js';
import { findLatestPosts } from './feeds.repository.js';

const POSTS = 30;

@Injectable()
export class FeedService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The latest published posts as RSS. */
  async feed(): Promise<string> {
    const [config, posts] = await Promise.all([
      this.settings.config(),
      findLatestPosts(this.dataSource.manager, POSTS),
    ]);
    const { siteName: title, description } = config;
    return renderFeed({ title, description, siteUrl: this.env.siteUrl }, posts);
  }

  /** What robots may read. Pages of the site carry their data, so nobody needs the API for them. */
  robots(): string {
    const closed = ['/go/', '/api/', '/admin'].map((path) => `Disallow: ${path}\n`).join('');
    return `User-agent: *\n${closed}\nSitemap: ${this.env.siteUrl}/sitemap.xml\n`;
  }
}
