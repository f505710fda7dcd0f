import type { SiteConfig } from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inTransaction } from '../../database/transaction.js';
import { UpdateConfigDto } from './dto/update-config.dto.js';
import { readSettings, updateSettings } from './settings.repository.js';

@Injectable()
export class SettingsService {
  constructor(private readonly dataSource: DataSource) {}

  config(manager = this.dataSource.manager): Promise<SiteConfig> {
    return readSettings(manager);
  }

  update({ version, ...changes }: UpdateConfigDto): Promise<SiteConfig> {
    return inTransaction(this.dataSource, async (manager) => {
      await updateSettings(manager, changes, version);
      return this.config(manager);
    });
  }
}
