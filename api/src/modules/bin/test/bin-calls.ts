import type { BinKind, Offer } from '@deal-harbor/contracts';
import type { TestApp } from '../../../../test/test-app.js';

export const PATHS: Record<BinKind, string> = {
  store: '/api/stores',
  coupon: '/api/coupons',
  offer: '/api/offers',
  product: '/api/amazon-products',
  post: '/api/blogs',
};

/** The owner's calls around the bin. */
export function binCalls(app: () => TestApp) {
  return {
    /** @returns the address of the bin's entry */
    async remove(kind: BinKind, id: number): Promise<string> {
      const { headers } = await app().owner.delete(`${PATHS[kind]}/${id}`).expect(204);
      expect(headers.location).toMatch(/^\/api\/admin\/bin\/[1-9]\d*$/);
      return headers.location as string;
    },
    restore: (entry: string, query = '') => app().owner.post(`${entry}/restore${query}`),
    record: async (kind: BinKind, id: number) =>
      (await app().owner.get(`${PATHS[kind]}/${id}/record`).expect(200)).body,
    /** The ids of a store's offers in their order, which has no gap. */
    async offersOf(storeId: number): Promise<number[]> {
      const { body } = await app().owner.get(`/api/offers?scope=admin&storeId=${storeId}`);
      const offers = body as Offer[];
      expect(offers.map((offer) => offer.sortOrder)).toEqual(offers.map((_, place) => place));
      return offers.map((offer) => offer.id);
    },
  };
}
