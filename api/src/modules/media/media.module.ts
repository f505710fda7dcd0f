import { Module } from '@nestjs/common';
import { MediaController } from './media.controller.js';
import { MediaService } from './media.service.js';
import { PictureBytes } from './picture-bytes.js';
import { UploadsController } from './uploads.controller.js';

@Module({
  controllers: [MediaController, UploadsController],
  providers: [MediaService, PictureBytes],
  exports: [MediaService],
})
export class MediaModule {}
