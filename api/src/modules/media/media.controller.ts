import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../common/http/public.decorator.js';
import { ApiAnswers } from '../../common/openapi/api-answers.decorator.js';
import { MediaService } from './media.service.js';
import { sendPicture } from './send-picture.js';

@ApiTags('pages')
@Controller('media')
export class MediaController {
  constructor(private readonly media: MediaService) {}

  @ApiAnswers({ summary: 'A stored picture', media: 'image/webp' })
  @Public()
  @Get(':file')
  async picture(@Param('file') file: string, @Res() response: Response): Promise<void> {
    sendPicture(response, await this.media.picture(file));
  }
}
