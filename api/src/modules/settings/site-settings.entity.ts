import type { HeroStat } from '@deal-harbor/contracts';
import { Check, Column, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** One row: the owner's settings of the site. */
@Entity('site_settings')
@Check('ck_site_settings_single', 'id = 1')
@Check(
  'ck_site_settings_colors',
  `primary_color ~ '^#[0-9A-Fa-f]{6}$' AND secondary_color ~ '^#[0-9A-Fa-f]{6}$'`,
)
export class SiteSettingsEntity {
  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: 'pk_site_settings' })
  id: number;

  @Column({ type: 'varchar', length: 120 })
  siteName: string;

  @Column({ type: 'varchar', length: 300 })
  description: string;

  @Column({ type: 'varchar', length: 7 })
  primaryColor: string;

  @Column({ type: 'varchar', length: 7 })
  secondaryColor: string;

  @Column({ type: 'varchar', length: 254 })
  contactEmail: string;

  @Column({ type: 'varchar', length: 300 })
  footerText: string;

  @Column({ type: 'varchar', length: 253 })
  domain: string;

  @Column({ type: 'boolean', default: true })
  placeholderCounts: boolean;

  @Column({ type: 'jsonb' })
  heroStats: HeroStat[];

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  @VersionColumn({ default: 1 })
  version: number;
}
