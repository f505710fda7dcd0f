import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Ai1795449600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE ai_settings (
      id smallint NOT NULL,
      sealed_key bytea,
      base_url varchar(2048),
      model varchar(200),
      updated_at timestamptz NOT NULL DEFAULT now(),
      version integer NOT NULL DEFAULT '1',
      CONSTRAINT ck_ai_settings_base_url CHECK (base_url ~* '^https?://'),
      CONSTRAINT ck_ai_settings_model CHECK (btrim(model) <> ''),
      CONSTRAINT ck_ai_settings_sealed_key CHECK (octet_length(sealed_key) <= 1024),
      CONSTRAINT ck_ai_settings_single CHECK (id = 1),
      CONSTRAINT pk_ai_settings PRIMARY KEY (id)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ai_settings');
  }
}
