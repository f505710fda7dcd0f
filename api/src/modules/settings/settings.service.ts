import type { SiteConfig } from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UpdateConfigDto } from './dto/update-config.dto.js';
import { readSettings, updateSettings } from './settings.repository.js';

@Injectable()
export class SettingsService {
  constructor(private readonly dataSource: DataSource) {}

  config(): Promise<SiteConfig> {
    return readSettings(this.dataSource.manager);
  }

  async update({ version, ...changes }: UpdateConfigDto): Promise<SiteConfig> {
    await updateSettings(this.dataSource.manager, changes, version);
    return this.config();
  }
}
