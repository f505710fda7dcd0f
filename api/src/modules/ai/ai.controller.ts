import type { Blog, GeneratedStore } from '@deal-harbor/contracts';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiAnswers } from '../../common/openapi/api-answers.decorator.js';
import { BlogSchema } from '../../common/openapi/schemas/blog.schema.js';
import { GeneratedStoreSchema } from '../../common/openapi/schemas/store.schema.js';
import { AiService } from './ai.service.js';
import { GenerateAmazonBlogDto, GenerateBlogDto, GenerateStoreDto } from './dto/generate.dto.js';

@ApiTags('ai')
@Controller('api/ai')
export class AiController {
  constructor(private readonly ai: AiService) {}

  @ApiAnswers({ summary: 'Generate a store with offers', ok: GeneratedStoreSchema })
  @Post('generate-store')
  generateStore(@Body() body: GenerateStoreDto): Promise<GeneratedStore> {
    return this.ai.generateStore(body);
  }

  @ApiAnswers({ summary: 'Generate a post', ok: BlogSchema })
  @Post('generate-blog')
  generateBlog(@Body() body: GenerateBlogDto): Promise<Blog> {
    return this.ai.generateBlog(body);
  }

  @ApiAnswers({ summary: 'Generate a product review', ok: BlogSchema })
  @Post('generate-amazon-blog')
  generateAmazonBlog(@Body() body: GenerateAmazonBlogDto): Promise<Blog> {
    return this.ai.generateAmazonBlog(body);
  }
}
