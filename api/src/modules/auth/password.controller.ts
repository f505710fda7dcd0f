import { Body, Controller, HttpCode, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiAnswers } from '../../common/openapi/api-answers.decorator.js';
import { PasswordChangeDto } from './dto/password-change.dto.js';
import { PasswordService } from './password.service.js';
import { SessionId } from './session-of.js';

@ApiTags('admin')
@Controller('api/admin/password')
export class PasswordController {
  constructor(private readonly passwords: PasswordService) {}

  @ApiAnswers({ summary: 'Change the password, and end all other sessions', errors: [429] })
  @Put()
  @HttpCode(204)
  change(@Body() body: PasswordChangeDto, @SessionId() session: number): Promise<void> {
    return this.passwords.change(body, session);
  }
}
