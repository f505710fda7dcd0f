import type { DehydratedState } from '@tanstack/react-query';

/** What a page's loader answers on the server: the queries that its hooks will find answered. */
export interface PageData {
  state: DehydratedState | undefined;
}

/**
 * Every page's client loader. Later navigations show the page at once; its hooks ask the API and its
 * components show loading, empty and error states meanwhile.
 */
export const showAtOnce = () => null;
