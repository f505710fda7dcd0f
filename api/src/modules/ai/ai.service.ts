import type { Blog, GeneratedStore } from '@deal-harbor/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { GenerateAmazonBlogDto, GenerateBlogDto, GenerateStoreDto } from './dto/generate.dto.js';

const NOT_CONFIGURED =
  'The AI generators need a provider: set OPENAI_API_KEY (and OPENAI_BASE_URL for another provider than OpenAI) and start again.';
const NOT_INCLUDED =
  'OPENAI_API_KEY is set, but this version does not include the AI generators yet.';

/** Seconds: nothing changes before the owner starts it again. */
const RETRY_AFTER = 3_600;

@Injectable()
export class AiService {
  constructor(@Inject(ENV) private readonly env: Env) {}

  /** @throws AppError 'unavailable' */
  async generateStore(_body: GenerateStoreDto): Promise<GeneratedStore> {
    throw this.unavailable();
  }

  /** @throws AppError 'unavailable' */
  async generateBlog(_body: GenerateBlogDto): Promise<Blog> {
    throw this.unavailable();
  }

  /** @throws AppError 'unavailable' */
  async generateAmazonBlog(_body: GenerateAmazonBlogDto): Promise<Blog> {
    throw this.unavailable();
  }

  private unavailable(): AppError {
    const detail = this.env.openaiApiKey ? NOT_INCLUDED : NOT_CONFIGURED;
    return new AppError('unavailable', detail, { retryAfter: RETRY_AFTER });
  }
}
