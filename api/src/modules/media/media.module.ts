import { Module } from '@nestjs/common';
import { MediaController } from './media.controller.js';
import { MediaService } from './media.service.js';
import { UploadsController } from './uploads.controller.js';

@Module({
  controllers: [MediaController, UploadsController],
  providers: [MediaService],
  exports: [MediaService],
})
export class MediaModule {}
