import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { isSchemaCurrent } from '../../database/migrate.js';

export interface HealthState {
  status: 'ok';
}

/** Seconds. */
const RETRY_AFTER = 5;

@Injectable()
export class HealthService implements BeforeApplicationShutdown {
  private stopping = false;

  constructor(private readonly dataSource: DataSource) {}

  /** @throws AppError 'unavailable' while the database is away, its schema is another, or we are stopping */
  async ready(): Promise<HealthState> {
    if (!this.stopping && (await isSchemaCurrent(this.dataSource))) return { status: 'ok' };
    throw new AppError('unavailable', 'Not ready to serve.', { retryAfter: RETRY_AFTER });
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }
}
