import type { Blog } from '@deal-harbor/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../../config/config.module.js';
import type { Env } from '../../../config/env.js';
import { BlogsService } from '../../blogs/blogs.service.js';
import { GenerateAmazonBlogDto } from '../dto/generate.dto.js';
import type { Assignment, Generator } from './generator.js';
import { isOwnPage } from './own-pages.js';
import { postFrom } from './post-answer.js';
import { postQuestion } from './post-question.js';

const CATEGORY = 'amazon-deals';

/** A draft that reviews a marketplace product. The call names no address, so it links to own pages only. */
@Injectable()
export class AmazonBlogGenerator implements Generator<GenerateAmazonBlogDto, Blog> {
  readonly kind = 'amazon-blog';

  constructor(
    private readonly blogs: BlogsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async assignment(body: GenerateAmazonBlogDto): Promise<Assignment> {
    const { siteUrl } = this.env;
    const keywords = body.keywords?.split(',') ?? [];
    const { productName: product, productDescription: description = '' } = body;
    const topic = 'A review of this product as it is offered on a marketplace';
    return {
      question: postQuestion({
        data: { topic, category: CATEGORY, product, description, keywords },
        links: [],
        withPanel: false,
      }),
      check: async (answer) => {
        const post = postFrom(answer, {
          category: CATEGORY,
          keywords,
          targetStore: null,
          panelUrl: null,
          siteOrigin: siteUrl,
          mayLead: (url) => isOwnPage(url, siteUrl, null),
        });
        return (manager) => this.blogs.add(manager, post);
      },
    };
  }

  read(id: number): Promise<Blog> {
    return this.blogs.record(id);
  }
}
