import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { VisitsModule } from '../outbound/visits.module.js';
import { BlogsController } from './blogs.controller.js';
import { BlogsService } from './blogs.service.js';

@Module({
  imports: [MediaModule, VisitsModule],
  controllers: [BlogsController],
  providers: [BlogsService],
  exports: [BlogsService],
})
export class BlogsModule {}
