import { Check, Column, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** At most one row, made by the first change: the owner's choice of a provider. */
@Entity('ai_settings')
@Check('ck_ai_settings_single', 'id = 1')
@Check('ck_ai_settings_base_url', `base_url ~* '^https?://'`)
@Check('ck_ai_settings_model', `btrim(model) <> ''`)
@Check('ck_ai_settings_sealed_key', 'octet_length(sealed_key) <= 1024')
export class AiSettingsEntity {
  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: 'pk_ai_settings' })
  id: number;

  /** The provider's key as `KeyBox` sealed it. */
  @Column({ type: 'bytea', nullable: true })
  sealedKey: Buffer | null;

  @Column({ type: 'varchar', length: 2048, nullable: true })
  baseUrl: string | null;

  @Column({ type: 'varchar', length: 200, nullable: true })
  model: string | null;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  @VersionColumn({ default: 1 })
  version: number;
}
