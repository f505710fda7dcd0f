import type { SiteConfig } from '@deal-harbor/contracts';
import type { EntityManager } from 'typeorm';
import { updateVersioned } from '../../database/versioned-update.js';
import { SiteSettingsEntity } from './site-settings.entity.js';

const SINGLE_ROW = 1;

const ANSWERED = {
  id: true,
  siteName: true,
  description: true,
  primaryColor: true,
  secondaryColor: true,
  contactEmail: true,
  footerText: true,
  domain: true,
  placeholderCounts: true,
  heroStats: true,
  version: true,
} as const;

export async function readSettings(manager: EntityManager): Promise<SiteConfig> {
  const { id, ...config } = await manager.findOneOrFail(SiteSettingsEntity, {
    where: { id: SINGLE_ROW },
    select: ANSWERED,
  });
  return config;
}

export async function insertSettings(
  manager: EntityManager,
  settings: Omit<SiteConfig, 'version'>,
): Promise<void> {
  await manager
    .createQueryBuilder()
    .insert()
    .into(SiteSettingsEntity)
    .values({ id: SINGLE_ROW, ...settings })
    .orIgnore()
    .execute();
}

export async function updateSettings(
  manager: EntityManager,
  changes: Partial<Omit<SiteConfig, 'version'>>,
  version: number | undefined,
): Promise<void> {
  await updateVersioned(manager, SiteSettingsEntity, SINGLE_ROW, changes, version, 'The settings');
}
