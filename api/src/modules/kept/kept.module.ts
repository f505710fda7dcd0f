import { Module } from '@nestjs/common';
import { VisitsModule } from '../outbound/visits.module.js';
import { ContentChanges } from './content-changes.js';
import { KeptService } from './kept.service.js';
import { KeptReads } from './kept-reads.js';

/** Whole answers kept in memory, each until something that it was made from changes. */
@Module({
  imports: [VisitsModule],
  providers: [ContentChanges, KeptReads, KeptService],
  exports: [KeptReads, KeptService],
})
export class KeptModule {}
