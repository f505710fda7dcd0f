import type {
  RecoveryCodes,
  SecondFactorEnrolment,
  SecondFactorState,
} from '@deal-harbor/contracts';
import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiAnswers } from '../../../common/openapi/api-answers.decorator.js';
import {
  RecoveryCodesSchema,
  SecondFactorEnrolmentSchema,
  SecondFactorStateSchema,
} from '../../../common/openapi/schemas/security.schema.js';
import { OwnerProofDto } from '../dto/owner-proof.dto.js';
import { SessionId } from '../session-of.js';
import { SecondFactorService } from './second-factor.service.js';

/** Of answers with secrets, which are shown once. */
const SHOWN_ONCE = ['Cache-Control', 'no-store'] as const;

@ApiTags('admin')
@Controller('api/admin/second-factor')
export class SecondFactorController {
  constructor(private readonly secondFactor: SecondFactorService) {}

  @ApiAnswers({ summary: 'Whether signing in needs a code', ok: SecondFactorStateSchema })
  @Get()
  state(): Promise<SecondFactorState> {
    return this.secondFactor.state();
  }

  @ApiAnswers({
    summary: 'A new secret for the authenticator app, to be confirmed',
    ok: SecondFactorEnrolmentSchema,
    errors: [409],
  })
  @Post()
  @HttpCode(200)
  @Header(...SHOWN_ONCE)
  begin(): Promise<SecondFactorEnrolment> {
    return this.secondFactor.begin();
  }

  @ApiAnswers({
    summary: 'Confirm the secret: signing in needs a code from now on, and all other sessions end',
    ok: RecoveryCodesSchema,
    errors: [409, 429],
  })
  @Post('confirmation')
  @HttpCode(200)
  @Header(...SHOWN_ONCE)
  confirm(@Body() body: OwnerProofDto, @SessionId() session: number): Promise<RecoveryCodes> {
    return this.secondFactor.confirm(body, session);
  }

  @ApiAnswers({ summary: 'New recovery codes', ok: RecoveryCodesSchema, errors: [409, 429] })
  @Post('recovery-codes')
  @HttpCode(200)
  @Header(...SHOWN_ONCE)
  renewCodes(@Body() body: OwnerProofDto, @SessionId() session: number): Promise<RecoveryCodes> {
    return this.secondFactor.renewCodes(body, session);
  }

  @ApiAnswers({ summary: 'Sign in without codes again', errors: [409, 429] })
  @Post('removal')
  @HttpCode(204)
  remove(@Body() body: OwnerProofDto, @SessionId() session: number): Promise<void> {
    return this.secondFactor.remove(body, session);
  }
}
