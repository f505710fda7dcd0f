import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { type DatabaseConnection, openDataSource } from '../../data-source.js';

type Parts = Exclude<DatabaseConnection, { url: string }>;

/** Databases of a spec beside its app's, on the same server. */
export class Databases {
  private readonly opened: { name: string; source: DataSource }[] = [];

  constructor(private readonly administrator: DataSource) {}

  connectionTo(database: string): Parts {
    const { template: _, ...server } = JSON.parse(process.env.DEAL_HARBOR_TEST_DATABASE as string);
    return { ...server, database };
  }

  /** An address, as DATABASE_URL has it. */
  urlOf(database: string): string {
    const { host, port, user, password } = this.connectionTo(database);
    const place = new URLSearchParams({ host, port: String(port), user, password });
    return `postgres:///${database}?${place}`;
  }

  /** One without any table. */
  empty(): Promise<DataSource> {
    return this.create('template0');
  }

  /** One with the current schema. */
  migrated(): Promise<DataSource> {
    return this.create(JSON.parse(process.env.DEAL_HARBOR_TEST_DATABASE as string).template);
  }

  private async create(template: string): Promise<DataSource> {
    const name = `backup_${randomBytes(6).toString('hex')}`;
    await this.administrator.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
    const source = await openDataSource(this.connectionTo(name));
    this.opened.push({ name, source });
    return source;
  }

  async dropAll(): Promise<void> {
    for (const { name, source } of this.opened.splice(0)) {
      await source.destroy();
      await this.administrator.query(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  }
}
