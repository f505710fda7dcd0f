import type { EntityManager } from 'typeorm';
import type { List } from '../common/http/list.js';

/** SQL of one list; only constants of the code and placeholders ever go into it. */
export interface ListStatement {
  /** Queries such as `few AS (…)`, in an order in which each finds those that it names. */
  shared?: string[];
  /** An expression: the size of the whole list. */
  total: string;
  /** A subquery of the ids of the part that is asked for, in order. */
  ids: string;
  /** What is answered of each, from `p.id` on. */
  columns: string;
  /** `JOIN … ON … = p.id`. */
  joins: string;
}

/** Rows and total in one statement: both are of the same moment, also where the part holds no row. */
export async function findList<R extends object>(
  manager: EntityManager,
  { shared = [], total, ids, columns, joins }: ListStatement,
  values: unknown[],
): Promise<List<R>> {
  const rows = await manager.query<(R & { total: number; place: string | null })[]>(
    `${shared.length > 0 ? `WITH ${shared.join(', ')}` : ''} SELECT whole.total, part.*
     FROM (SELECT (${total})::int AS total) whole
     LEFT JOIN LATERAL (
       SELECT p.place, ${columns} FROM unnest(ARRAY(${ids})) WITH ORDINALITY AS p (id, place) ${joins}
     ) part ON true
     ORDER BY part.place`,
    values,
  );
  return {
    items: rows
      .filter(({ place }) => place !== null)
      .map(({ total, place, ...row }) => row as unknown as R),
    total: (rows[0] as { total: number }).total,
  };
}
