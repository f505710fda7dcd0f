import { usePanel } from '../layout/panel-context.ts';

export const PAGE_SIZE = { alone: 25, onDashboard: 10 } as const;

/** The `limit` and `offset` that a list asks for. */
export function usePaging(page: number): { limit: number; offset: number | undefined } {
  const { alone } = usePanel();
  const limit = alone ? PAGE_SIZE.alone : PAGE_SIZE.onDashboard;
  return { limit, offset: page > 1 ? (page - 1) * limit : undefined };
}
