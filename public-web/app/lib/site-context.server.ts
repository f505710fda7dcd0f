import type { ApiQueryClient } from '@deal-harbor/api-client';
import type { DateText } from '@deal-harbor/contracts';
import { createContext } from 'react-router';

export interface SiteContext {
  /** This request's own. */
  queryClient: ApiQueryClient;
  /** The public origin. */
  siteUrl: string;
  /** The UTC day that the whole page is rendered for. */
  today: DateText;
}

export const siteContext = createContext<SiteContext>();
