import type { SessionState } from '@deal-harbor/contracts';
import { Body, Controller, Delete, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../common/http/public.decorator.js';
import { visitorOf } from '../../common/http/visitor.js';
import { ApiAnswers } from '../../common/openapi/api-answers.decorator.js';
import { SessionStateSchema } from '../../common/openapi/schemas/status.schema.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { AuthService } from './auth.service.js';
import { SignInDto } from './dto/sign-in.dto.js';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.js';

@ApiTags('admin')
@Controller('api/admin/session')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @ApiAnswers({ summary: 'Whether the caller is signed in', ok: SessionStateSchema })
  @Public()
  @Get()
  async state(@Req() request: Request): Promise<SessionState> {
    const session = await this.auth.sessionOf(readSessionCookie(request, this.env));
    return { authenticated: session !== null };
  }

  /** The problem of type `urn:deal-harbor:second-factor` says that the password is right and a code is needed. */
  @ApiAnswers({ summary: 'Sign in', ok: SessionStateSchema, errors: [401, 429] })
  @Public()
  @Post()
  @HttpCode(200)
  async signIn(
    @Body() body: SignInDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionState> {
    const former = readSessionCookie(request, this.env);
    const token = await this.auth.signIn(body, visitorOf(request), former);
    setSessionCookie(response, this.env, token);
    return { authenticated: true };
  }

  /** Open to all: whoever has no session has none afterwards either. */
  @ApiAnswers({ summary: 'Sign out' })
  @Public()
  @Delete()
  @HttpCode(204)
  async signOut(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.auth.signOut(readSessionCookie(request, this.env));
    clearSessionCookie(response, this.env);
  }
}
