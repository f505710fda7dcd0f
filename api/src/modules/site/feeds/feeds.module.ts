import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/settings.module.js';
import { FeedService } from './feed.service.js';
import { FeedsController } from './feeds.controller.js';
import { SitemapService } from './sitemap.service.js';

@Module({
  imports: [SettingsModule],
  controllers: [FeedsController],
  providers: [FeedService, SitemapService],
})
export class FeedsModule {}
