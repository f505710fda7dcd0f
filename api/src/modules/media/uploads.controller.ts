import type { StoredPicture } from '@deal-harbor/contracts';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiAnswers } from '../../common/openapi/api-answers.decorator.js';
import { StoredPictureSchema } from '../../common/openapi/schemas/stored-picture.schema.js';
import { NewPictureDto } from './dto/new-picture.dto.js';
import { MediaService } from './media.service.js';

@ApiTags('media')
@Controller('api/media')
export class UploadsController {
  constructor(private readonly media: MediaService) {}

  @ApiAnswers({ summary: 'Store a picture', ok: StoredPictureSchema })
  @Post()
  upload(@Body() body: NewPictureDto): Promise<StoredPicture> {
    return this.media.upload(body);
  }
}
