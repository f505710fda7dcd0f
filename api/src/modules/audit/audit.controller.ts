import type { AuditEntry, AuditEntryDetail } from '@deal-harbor/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { List } from '../../common/http/list.js';
import { ApiAnswers } from '../../common/openapi/api-answers.decorator.js';
import {
  AuditEntryDetailSchema,
  AuditEntrySchema,
} from '../../common/openapi/schemas/audit.schema.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { AuditService } from './audit.service.js';
import { AuditQuery } from './dto/audit.query.js';

@ApiTags('admin')
@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @ApiAnswers({
    summary: 'What was done in the owner’s name, the newest first',
    list: AuditEntrySchema,
  })
  @Get()
  list(@Query() query: AuditQuery): Promise<List<AuditEntry>> {
    return this.audit.list(query);
  }

  @ApiAnswers({ summary: 'One action, with what it changed', ok: AuditEntryDetailSchema })
  @Get(':id')
  detail(@Param('id', IdPipe) id: number): Promise<AuditEntryDetail> {
    return this.audit.detail(id);
  }
}
