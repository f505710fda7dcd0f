import type { Server } from 'node:http';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import type { OverloadGuard } from '../../common/http/overload-guard.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { KeptService } from '../kept/kept.service.js';
import type { Measuring } from './measuring.js';

/** What this process measures of itself, for Prometheus; nothing where nobody may ask. */
@Injectable()
export class MetricsService implements OnApplicationShutdown {
  private measuring: Measuring | null = null;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly dataSource: DataSource,
    private readonly kept: KeptService,
  ) {}

  /** Called once by the start-up, with the server whose requests are counted. */
  async watch(server: Server, guard: OverloadGuard): Promise<void> {
    const { dataSource, kept, env } = this;
    if (env.metricsToken === null) return;
    // Most owners measure nothing, and need not wait for what does.
    const { measure } = await import('./measuring.js');
    this.measuring = measure({ server, guard, dataSource, kept, dataDir: env.dataDir });
  }

  /** @throws AppError 'unavailable' before the start is complete */
  async text(): Promise<string> {
    if (!this.measuring) throw new AppError('unavailable', 'Nothing is measured yet.');
    return this.measuring.text();
  }

  onApplicationShutdown(): void {
    this.measuring?.stop();
  }
}
