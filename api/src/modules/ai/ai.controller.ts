import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { BlogSchema } from '../../common/openapi/schemas/blog.schema.js';
import { GeneratedStoreSchema } from '../../common/openapi/schemas/store.schema.js';
import { AiService } from './ai.service.js';
import { GenerationRoute } from './answers/generation-route.decorator.js';
import { IdempotencyKey } from './answers/idempotency-key.js';
import { sendGeneration } from './answers/send-generation.js';
import { GenerateAmazonBlogDto, GenerateBlogDto, GenerateStoreDto } from './dto/generate.dto.js';

@ApiTags('ai')
@Controller('api/ai')
export class AiController {
  constructor(private readonly ai: AiService) {}

  @GenerationRoute('Generate a store with offers', GeneratedStoreSchema)
  @Post('generate-store')
  generateStore(
    @Body() body: GenerateStoreDto,
    @IdempotencyKey() key: string | null,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return sendGeneration(request, response, (call) =>
      this.ai.generateStore(body, { ...call, key }),
    );
  }

  @GenerationRoute('Generate a post', BlogSchema)
  @Post('generate-blog')
  generateBlog(
    @Body() body: GenerateBlogDto,
    @IdempotencyKey() key: string | null,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return sendGeneration(request, response, (call) =>
      this.ai.generateBlog(body, { ...call, key }),
    );
  }

  @GenerationRoute('Generate a product review', BlogSchema)
  @Post('generate-amazon-blog')
  generateAmazonBlog(
    @Body() body: GenerateAmazonBlogDto,
    @IdempotencyKey() key: string | null,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return sendGeneration(request, response, (call) =>
      this.ai.generateAmazonBlog(body, { ...call, key }),
    );
  }
}
