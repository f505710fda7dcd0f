import type { SiteConfig } from '@deal-harbor/contracts';
import type { EntityManager } from 'typeorm';
import { updateVersioned } from '../../database/versioned-update.js';
import { SiteSettingsEntity } from './site-settings.entity.js';

const SINGLE_ROW = 1;

export async function readSettings(manager: EntityManager): Promise<SiteConfig> {
  const [settings] = await manager.query<[SiteConfig]>(
    `SELECT site_name AS "siteName", description, primary_color AS "primaryColor",
       secondary_color AS "secondaryColor", contact_email AS "contactEmail",
       footer_text AS "footerText", domain, placeholder_counts AS "placeholderCounts",
       hero_stats AS "heroStats", version
     FROM site_settings WHERE id = $1`,
    [SINGLE_ROW],
  );
  return settings;
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
