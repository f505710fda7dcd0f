import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AiGenerations1795536000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE ai_generations (
      key varchar(100) NOT NULL,
      kind varchar(20) NOT NULL,
      body_hash char(64) NOT NULL,
      run_id uuid NOT NULL,
      result_id integer,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT ck_ai_generations_kind CHECK (kind IN ('store', 'blog', 'amazon-blog')),
      CONSTRAINT pk_ai_generations PRIMARY KEY (key)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ai_generations');
  }
}
