import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { forgetExpired } from '../../common/rate-limiter.js';
import { LOCKS } from '../../database/advisory-locks.js';
import { type DailyWork, everyDay } from '../../database/daily-work.js';
import { forgetOldActions } from '../audit/note-action.js';
import { emptyBin } from '../bin/empty-bin.js';

interface Housework extends Pick<DailyWork, 'lock' | 'work'> {
  /** How the log calls what could not be done. */
  failure: string;
}

/** Each by itself: what fails undoes nothing of the others. */
export const HOUSEWORK: readonly Housework[] = [
  { lock: LOCKS.bin, work: emptyBin, failure: 'The bin was not emptied' },
  {
    lock: LOCKS.auditLog,
    work: forgetOldActions,
    failure: 'Old entries of the audit log were not deleted',
  },
  {
    lock: LOCKS.rateLimits,
    work: forgetExpired,
    failure: 'Counts of attempts that are over were not deleted',
  },
];

/** Sees that what has had its time goes for good: no call has to see to it on its way. */
@Injectable()
export class HouseKeeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(HouseKeeper.name);
  private ends: (() => Promise<void>)[] = [];

  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.ends = HOUSEWORK.map(({ failure, ...housework }) =>
      everyDay(this.dataSource, {
        ...housework,
        onFailure: ({ message }) => this.logger.warn(`${failure}: ${message}`),
      }),
    );
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.ends.map((end) => end()));
  }
}
