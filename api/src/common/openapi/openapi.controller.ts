import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags, type OpenAPIObject } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../http/public.decorator.js';
import { ApiAnswers } from './api-answers.decorator.js';
import { sendDocsFile, sendDocsPage } from './docs-page.js';
import { OpenApiService } from './openapi.service.js';

@ApiTags('docs')
@Controller('api')
export class OpenApiController {
  constructor(private readonly openApi: OpenApiService) {}

  @ApiAnswers({ summary: 'This document', ok: Object })
  @Public()
  @Get('openapi.json')
  @Header('Cache-Control', 'public, max-age=300')
  document(): OpenAPIObject {
    return this.openApi.document();
  }

  @ApiAnswers({ summary: 'This document as a page', media: 'text/html' })
  @Public()
  @Get('docs')
  page(@Res() response: Response): void {
    sendDocsPage(response);
  }

  @ApiExcludeEndpoint()
  @Public()
  @Get('docs/:file')
  file(@Param('file') file: string, @Res() response: Response): void {
    sendDocsFile(response, file);
  }
}
