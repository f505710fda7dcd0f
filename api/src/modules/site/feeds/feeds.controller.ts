import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../../common/http/public.decorator.js';
import { ApiAnswers } from '../../../common/openapi/api-answers.decorator.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { FeedService } from './feed.service.js';
import { SitemapService } from './sitemap.service.js';

const SHORT = 'public, max-age=300';

@ApiTags('pages')
@Controller()
export class FeedsController {
  constructor(
    private readonly sitemap: SitemapService,
    private readonly feeds: FeedService,
  ) {}

  @ApiAnswers({ summary: 'Sitemap, or the index of its parts', media: 'application/xml' })
  @Public()
  @Get('sitemap.xml')
  @Header('Content-Type', 'application/xml; charset=utf-8')
  @Header('Cache-Control', SHORT)
  sitemapRoot(): Promise<string> {
    return this.sitemap.root();
  }

  @ApiAnswers({ summary: 'One part of a large sitemap', media: 'application/xml' })
  @Public()
  @Get('sitemap-:part.xml')
  @Header('Content-Type', 'application/xml; charset=utf-8')
  @Header('Cache-Control', SHORT)
  sitemapPart(@Param('part', IdPipe) part: number): Promise<string> {
    return this.sitemap.part(part);
  }

  @ApiAnswers({ summary: 'The latest posts as RSS', media: 'application/rss+xml' })
  @Public()
  @Get('feed.xml')
  @Header('Content-Type', 'application/rss+xml; charset=utf-8')
  @Header('Cache-Control', SHORT)
  feed(): Promise<string> {
    return this.feeds.feed();
  }

  @ApiAnswers({ summary: 'What robots may read', media: 'text/plain' })
  @Public()
  @Get('robots.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', SHORT)
  robots(): string {
    return this.feeds.robots();
  }
}
