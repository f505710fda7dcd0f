/** A store as the repository's SQL answers it. */
export interface StoreRow {
  id: number;
  name: string;
  slug: string;
  logo: string | null;
  description: string;
  website: string | null;
  category: string | null;
  storedDealCount: number;
  liveDealCount: number;
  clicks: number;
  createdAt: Date;
  version: number;
}
