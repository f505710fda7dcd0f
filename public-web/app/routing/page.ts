import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { ErrorView } from '../components/error-view.tsx';

/** Reads a query into the cache; rejects when it cannot be read. */
export type Ask = <T, K extends QueryKey>(query: FetchQueryOptions<T, Error, T, K>) => Promise<T>;

/** The parts of an address that tell pages of one route apart. */
export interface Place {
  /** Decoded; empty where the route has none. */
  slug: string;
  search: URLSearchParams;
}

export interface PageProps<State> {
  state: State;
}

/** A kind of page: what its address means, what it needs to know, and how it looks. */
export interface Page<State> {
  /** What the address says, with everything unknown put to its default. */
  read(place: Place): State;
  /** The one address of that state; without it the route's own, and all its addresses show one page. */
  path?(state: State): string;
  /** Asks the very queries that the view's hooks read. */
  prefetch(ask: Ask, state: State): Promise<unknown>[];
  /** Whether there is what the page is about; the view says so itself where there is not. */
  found(ask: Ask, state: State): boolean | Promise<boolean>;
  /** Where the page has moved for good, as a path. */
  moved(state: State): string | undefined;
  View(props: PageProps<State>): React.ReactNode;
  /** In the view's place when its data cannot be read, or when it breaks. */
  Failed: React.ComponentType;
}

type Required = 'View' | 'path';

/** The default export of every route module; what it leaves out is what a page of mere text needs. */
export function definePage<State = undefined>(
  page: Pick<Page<State>, Required> & Partial<Omit<Page<State>, Required>>,
): Page<State> {
  return {
    read: () => undefined as State,
    prefetch: () => [],
    found: () => true,
    moved: () => undefined,
    Failed: ErrorView,
    ...page,
  };
}
