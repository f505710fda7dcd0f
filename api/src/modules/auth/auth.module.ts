import { Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { SettingsModule } from '../settings/settings.module.js';
import { ActorInterceptor } from './actor.interceptor.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { FailureNotes } from './failure-notes.js';
import { GuessLimiter } from './guess-limiter.js';
import { OriginGuard } from './origin.guard.js';
import { OwnerProofs } from './owner-proofs.js';
import { PasswordController } from './password.controller.js';
import { PasswordService } from './password.service.js';
import { AuthenticatorCodes } from './second-factor/authenticator-codes.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { SessionGuard } from './session.guard.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsService } from './sessions/sessions.service.js';

@Module({
  imports: [SettingsModule],
  controllers: [AuthController, PasswordController, SecondFactorController, SessionsController],
  // The guards in this order: a foreign page's call is refused as such, whether the owner is signed in or not.
  providers: [
    AuthService,
    AuthenticatorCodes,
    FailureNotes,
    GuessLimiter,
    OwnerProofs,
    PasswordService,
    SecondFactorService,
    SessionsService,
    { provide: APP_GUARD, useClass: OriginGuard },
    { provide: APP_GUARD, useClass: SessionGuard },
    { provide: APP_INTERCEPTOR, useClass: ActorInterceptor },
  ],
  exports: [AuthService],
})
export class AuthModule {}
