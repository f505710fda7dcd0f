import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { endDeals, mergeListCounts } from './live-deals.repository.js';

/** Milliseconds. Answers are right without it; it keeps what they have to step over short. */
const EVERY = 60_000;

/** Marks deals that time has ended, so that the indexes of live ones leave them out. */
@Injectable()
export class LiveDealsKeeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(LiveDealsKeeper.name);
  private timer: NodeJS.Timeout | undefined;
  private turn = Promise.resolve();

  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.turn = this.turn.then(() => this.keep());
    }, EVERY).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.turn;
  }

  private async keep(): Promise<void> {
    try {
      await endDeals(this.dataSource.manager);
      await mergeListCounts(this.dataSource.manager);
    } catch (error) {
      this.logger.warn(`Ended deals are not marked yet: ${(error as Error).message}`);
    }
  }
}
