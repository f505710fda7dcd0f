import { at } from '../../../scripts/lib/project.mjs';
import { databaseUrl } from './settings.ts';

interface DataSource {
  query<T>(sql: string, parameters?: unknown[]): Promise<T>;
  destroy(): Promise<void>;
}

/** What only counts, keeps house or tells what happened; refused calls may be told of too. */
const BOOKKEEPING = [
  'admin_sessions',
  'ai_generations',
  'audit_entries',
  'list_counts',
  // Pictures that nothing shows are swept away.
  'media',
  'media_sizes',
  'migrations',
  'rate_limits',
  'search_words',
  'visit_counts',
  'visit_salts',
  'visits',
];

/** The tables of the product's database. */
export class Tables {
  private readonly dataSource: DataSource;
  private readonly figures: string;

  private constructor(dataSource: DataSource, figures: string) {
    this.dataSource = dataSource;
    this.figures = figures;
  }

  static async open(): Promise<Tables> {
    const { openDataSource } = await import(at('api/dist/src/database/data-source.js'));
    const dataSource: DataSource = await openDataSource({ url: databaseUrl });
    const tables = await dataSource.query<{ name: string; versioned: boolean }[]>(
      `SELECT table_name AS name, bool_or(column_name = 'version') AS versioned
       FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name <> ALL ($1) GROUP BY 1 ORDER BY 1`,
      [BOOKKEEPING],
    );
    const figures = tables.map(
      ({ name, versioned }) =>
        `(SELECT concat_ws(' ', '${name}', count(*)${versioned ? ', sum(version)' : ''}) FROM ${name})`,
    );
    return new Tables(dataSource, `SELECT concat_ws(', ', ${figures.join(', ')}) AS figures`);
  }

  /** Rows, and versions added up, of every table with contents. */
  async contents(): Promise<string> {
    const [row] = await this.dataSource.query<{ figures: string }[]>(this.figures);
    return row?.figures ?? '';
  }

  /** For what no call can do. */
  async run(sql: string, parameters: unknown[] = []): Promise<void> {
    await this.dataSource.query(sql, parameters);
  }

  async close(): Promise<void> {
    await this.dataSource.destroy();
  }
}
