import type { BinEntry, Restored } from '@deal-harbor/contracts';
import { Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { List } from '../../common/http/list.js';
import { ApiAnswers } from '../../common/openapi/api-answers.decorator.js';
import { BinEntrySchema, RestoredSchema } from '../../common/openapi/schemas/bin.schema.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { BinService } from './bin.service.js';
import { BinQuery, RestoreQuery } from './dto/bin.query.js';

@ApiTags('admin')
@Controller('api/admin/bin')
export class BinController {
  constructor(private readonly bin: BinService) {}

  @ApiAnswers({ summary: 'What can be brought back, the last deleted first', list: BinEntrySchema })
  @Get()
  list(@Query() query: BinQuery): Promise<List<BinEntry>> {
    return this.bin.list(query);
  }

  @ApiAnswers({ summary: 'One entry of the bin', ok: BinEntrySchema })
  @Get(':id')
  entry(@Param('id', IdPipe) id: number): Promise<BinEntry> {
    return this.bin.entry(id);
  }

  @ApiAnswers({ summary: 'Bring back what was deleted', ok: RestoredSchema, errors: [409] })
  @Post(':id/restore')
  @HttpCode(200)
  restore(@Param('id', IdPipe) id: number, @Query() query: RestoreQuery): Promise<Restored> {
    return this.bin.restore(id, query);
  }

  @ApiAnswers({ summary: 'Delete for good' })
  @Delete(':id')
  @HttpCode(204)
  deleteForGood(@Param('id', IdPipe) id: number): Promise<void> {
    return this.bin.deleteForGood(id);
  }
}
