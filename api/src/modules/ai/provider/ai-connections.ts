import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../common/errors/app-error.js';
import { KeyBox } from '../../../common/key-box.js';
import { ENV, SESSION_SECRET } from '../../../config/config.module.js';
import type { Env } from '../../../config/env.js';
import { readAiSettings } from '../ai-settings.repository.js';
import { type AiConfiguration, aiConfiguration } from './ai-configuration.js';
import type { AiConnection } from './ai-connection.js';

/** Seconds: nothing changes before the owner acts. */
const RETRY_AFTER = 3_600;

/** Says whom to ask, as environment and settings stand at the moment of the question. */
@Injectable()
export class AiConnections {
  readonly box: KeyBox;

  constructor(
    @Inject(ENV) readonly env: Env,
    @Inject(SESSION_SECRET) secret: string,
    private readonly dataSource: DataSource,
  ) {
    this.box = new KeyBox(secret, 'ai key');
  }

  async configuration(manager = this.dataSource.manager): Promise<AiConfiguration> {
    return aiConfiguration(this.env, await readAiSettings(manager), this.box);
  }

  /** @throws AppError 'unavailable', whose detail says what to set */
  async current(): Promise<AiConnection> {
    const { connection, settings } = await this.configuration();
    if (connection) return connection;
    throw new AppError('unavailable', settings.problem ?? '', { retryAfter: RETRY_AFTER });
  }
}
