import type { Server } from 'node:http';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { isSchemaCurrent } from '../../database/migrate.js';

export interface HealthState {
  status: 'ok';
}

/** Seconds. */
const RETRY_AFTER = 5;

@Injectable()
export class HealthService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly host: HttpAdapterHost,
  ) {}

  /** @throws AppError 'unavailable' while the database is away, its schema is another, or we are stopping */
  async ready(): Promise<HealthState> {
    if (this.isListening() && (await isSchemaCurrent(this.dataSource))) return { status: 'ok' };
    throw new AppError('unavailable', 'Not ready to serve.', { retryAfter: RETRY_AFTER });
  }

  /** Stopping begins with taking no more connections; those that are there may still ask. */
  private isListening(): boolean {
    const server: Server = this.host.httpAdapter.getHttpServer();
    return server.listening;
  }
}
