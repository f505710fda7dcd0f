import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the posts that are there already, as near to `articleMinutes` as SQL comes. */
const COUNT = `UPDATE blogs SET read_minutes = greatest(1, ceil((
  SELECT count(*) FROM regexp_matches(regexp_replace(content, '<[^>]*>', ' ', 'g'), '\\S+', 'g')
) / 200.0))`;

export class ReadMinutes1795622400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE blogs ADD read_minutes smallint NOT NULL DEFAULT 1');
    await runner.query(COUNT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE blogs DROP COLUMN read_minutes');
  }
}
