import type { QueryKey } from '@tanstack/react-query';
import type { SiteFacts } from './site.ts';

/** The id of the script element that holds a page's data as JSON. */
export const PAGE_DATA_ID = 'page-data';

/** What travels in a rendered page, so that the browser starts from where the server ended. */
export interface PageData {
  facts: SiteFacts;
  /** Whether what the page is about could not be read. */
  failed: boolean;
  queries: [key: QueryKey, answer: unknown][];
}
