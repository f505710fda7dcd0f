import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures of posts that are there already get the width and height that posts now are stored with. */
const MEASURE = `DO $$
  DECLARE picture record;
  BEGIN
    FOR picture IN
      SELECT DISTINCT m.hash, m.width, m.height
      FROM blogs b CROSS JOIN regexp_matches(b.content, '/media/([0-9a-f]{64})', 'g') address
      JOIN media m ON m.hash = address[1]
    LOOP
      UPDATE blogs SET content = regexp_replace(
        content,
        '(<img src="/media/' || picture.hash || '\\.webp" alt="[^"]*")((?: loading="[a-z]+")? />)',
        '\\1 width="' || picture.width || '" height="' || picture.height || '"\\2',
        'g'
      ) WHERE content LIKE '%<img src="/media/' || picture.hash || '%';
    END LOOP;
  END $$`;

export class PictureSizes1795752000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE media_sizes (
      hash char(64) NOT NULL,
      side smallint NOT NULL,
      bytes bytea NOT NULL,
      CONSTRAINT pk_media_sizes PRIMARY KEY (hash, side)
    )`);
    await runner.query(
      `ALTER TABLE media_sizes ADD CONSTRAINT fk_media_sizes_media
       FOREIGN KEY (hash) REFERENCES media(hash) ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(MEASURE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE media_sizes');
  }
}
