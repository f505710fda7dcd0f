import { BIN_DAYS } from '@deal-harbor/contracts';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { everyDay } from '../../database/daily-work.js';
import { deleteUnusedPictures } from '../media/unused-pictures.repository.js';
import { deleteOldBinEntries } from './bin.repository.js';

const LOCK = 4_173_201_796;

/** Days. Whoever has a post open over a weekend may still save it with the pictures that it had. */
const UNUSED_PICTURES_KEPT = 7;

/** In this order: what leaves the bin shows no picture any more. */
export async function emptyBin(manager: EntityManager): Promise<void> {
  await deleteOldBinEntries(manager, BIN_DAYS);
  await deleteUnusedPictures(manager, UNUSED_PICTURES_KEPT);
}

/** Sees that what was deleted goes for good when its time has come. */
@Injectable()
export class BinKeeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(BinKeeper.name);
  private end: () => Promise<void> = async () => {};

  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.end = everyDay(this.dataSource, {
      lock: LOCK,
      work: emptyBin,
      onFailure: ({ message }) => this.logger.warn(`The bin was not emptied: ${message}`),
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.end();
  }
}
