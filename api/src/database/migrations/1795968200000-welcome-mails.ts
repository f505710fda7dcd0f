import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `ALTER TABLE subscribers ADD unsubscribe_token varchar(43)`,
  'CREATE UNIQUE INDEX uq_subscribers_unsubscribe_token ON subscribers (unsubscribe_token)',
  `CREATE TABLE welcome_mails (
    subscriber_id integer NOT NULL,
    attempts smallint NOT NULL DEFAULT 0,
    due_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT pk_welcome_mails PRIMARY KEY (subscriber_id),
    CONSTRAINT fk_welcome_mails_subscriber FOREIGN KEY (subscriber_id)
      REFERENCES subscribers (id) ON DELETE CASCADE
  )`,
  'CREATE INDEX ix_welcome_mails_due_at ON welcome_mails (due_at)',
];

export class WelcomeMails1795968200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE welcome_mails');
    await runner.query('ALTER TABLE subscribers DROP unsubscribe_token');
  }
}
