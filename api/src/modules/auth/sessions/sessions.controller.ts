import type { OwnerSession } from '@deal-harbor/contracts';
import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { List } from '../../../common/http/list.js';
import { ApiAnswers } from '../../../common/openapi/api-answers.decorator.js';
import { OwnerSessionSchema } from '../../../common/openapi/schemas/security.schema.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { SessionId } from '../session-of.js';
import { SessionsService } from './sessions.service.js';

@ApiTags('admin')
@Controller('api/admin/sessions')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @ApiAnswers({ summary: 'The owner’s sessions, the last used first', list: OwnerSessionSchema })
  @Get()
  list(@SessionId() current: number): Promise<List<OwnerSession>> {
    return this.sessions.list(current);
  }

  @ApiAnswers({ summary: 'End all sessions but this one' })
  @Delete()
  @HttpCode(204)
  endOthers(@SessionId() current: number): Promise<void> {
    return this.sessions.endOthers(current);
  }

  @ApiAnswers({ summary: 'End a session' })
  @Delete(':id')
  @HttpCode(204)
  end(@Param('id', IdPipe) id: number): Promise<void> {
    return this.sessions.end(id);
  }
}
