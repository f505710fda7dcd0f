import type { Blog, GeneratedStore } from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { GenerateAmazonBlogDto, GenerateBlogDto, GenerateStoreDto } from './dto/generate.dto.js';
import { AmazonBlogGenerator } from './generators/amazon-blog.generator.js';
import { BlogGenerator } from './generators/blog.generator.js';
import { StoreGenerator } from './generators/store.generator.js';
import type { GenerationCall } from './runs/generation-call.js';
import { GenerationRuns } from './runs/generation-runs.js';

/** What the owner has generated; `GenerationRuns.run` says what each may throw. */
@Injectable()
export class AiService {
  constructor(
    private readonly runs: GenerationRuns,
    private readonly stores: StoreGenerator,
    private readonly blogs: BlogGenerator,
    private readonly amazonBlogs: AmazonBlogGenerator,
  ) {}

  generateStore(body: GenerateStoreDto, call: GenerationCall): Promise<GeneratedStore> {
    return this.runs.run(this.stores, body, call);
  }

  generateBlog(body: GenerateBlogDto, call: GenerationCall): Promise<Blog> {
    return this.runs.run(this.blogs, body, call);
  }

  generateAmazonBlog(body: GenerateAmazonBlogDto, call: GenerationCall): Promise<Blog> {
    return this.runs.run(this.amazonBlogs, body, call);
  }
}
