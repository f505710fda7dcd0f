import type { Overview } from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toCounts, toDraft, toExpiring } from './overview.mapper.js';
import {
  countEverything,
  findClicksByDay,
  findDrafts,
  findExpiring,
  findTopCoupons,
  findTopStores,
} from './overview.repository.js';

@Injectable()
export class OverviewService {
  constructor(private readonly dataSource: DataSource) {}

  async read(): Promise<Overview> {
    const { manager } = this.dataSource;
    const [counts, clicksByDay, topStores, topCoupons, expiring, drafts] = await Promise.all([
      countEverything(manager),
      findClicksByDay(manager),
      findTopStores(manager),
      findTopCoupons(manager),
      findExpiring(manager),
      findDrafts(manager),
    ]);
    return {
      counts: toCounts(counts),
      clicksByDay,
      topStores,
      topCoupons,
      ...toExpiring(expiring),
      drafts: drafts.map(toDraft),
    };
  }
}
