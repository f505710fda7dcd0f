import { type Blog, isWebAddress, type Store } from '@deal-harbor/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { AppError, unknownReference } from '../../../common/errors/app-error.js';
import { ENV } from '../../../config/config.module.js';
import type { Env } from '../../../config/env.js';
import { BlogsService } from '../../blogs/blogs.service.js';
import { StoresService } from '../../stores/stores.service.js';
import { GenerateBlogDto } from '../dto/generate.dto.js';
import type { Assignment, Generator } from './generator.js';
import { isOwnPage, storePage } from './own-pages.js';
import { postFrom } from './post-answer.js';
import { postQuestion } from './post-question.js';

function shopOf({ website }: Store): URL | null {
  return website && isWebAddress(website) ? new URL(website) : null;
}

/** A draft about a topic, and about a store where one is named. */
@Injectable()
export class BlogGenerator implements Generator<GenerateBlogDto, Blog> {
  readonly kind = 'blog';

  constructor(
    private readonly blogs: BlogsService,
    private readonly stores: StoresService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async assignment(body: GenerateBlogDto): Promise<Assignment> {
    const { topic, category, targetKeywords = [], includeAffiliate = true } = body;
    const { siteUrl } = this.env;
    const store = body.storeName ? await this.store(body.storeName) : null;
    const page = store && `${siteUrl}${storePage(store.slug)}`;
    const shop = includeAffiliate && store ? shopOf(store) : null;
    const withPanel = includeAffiliate && store !== null;
    return {
      question: postQuestion({
        data: {
          topic,
          category,
          keywords: targetKeywords,
          store: store && { name: store.name, description: store.description },
        },
        links: [shop?.href, page].filter((link) => typeof link === 'string'),
        withPanel,
      }),
      check: async (answer) => {
        const post = postFrom(answer, {
          category,
          keywords: targetKeywords,
          targetStore: store && { name: store.name, slug: store.slug },
          panelUrl: withPanel ? (shop?.href ?? page) : null,
          siteOrigin: siteUrl,
          mayLead: (url) =>
            (shop !== null && url.host === shop.host) ||
            isOwnPage(url, siteUrl, store?.slug ?? null),
        });
        return (manager) => this.blogs.add(manager, post);
      },
    };
  }

  read(id: number): Promise<Blog> {
    return this.blogs.record(id);
  }

  private async store(slug: string): Promise<Store> {
    try {
      return await this.stores.detail(slug);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'not-found')) throw error;
      throw unknownReference('storeName', 'There is no such store.');
    }
  }
}
