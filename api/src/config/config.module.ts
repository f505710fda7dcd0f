import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Env } from './env.js';
import { sessionSecret } from './session-secret.js';

export const ENV = Symbol('Env');
/** Keys what must not be guessable from the database alone. */
export const SESSION_SECRET = Symbol('session secret');

/** Hands the settings of this run to whoever injects `ENV`. */
@Global()
@Module({})
export class ConfigModule {
  static forRoot(env: Env): DynamicModule {
    return {
      module: ConfigModule,
      providers: [
        { provide: ENV, useValue: env },
        { provide: SESSION_SECRET, useFactory: () => sessionSecret(env) },
      ],
      exports: [ENV, SESSION_SECRET],
    };
  }
}
