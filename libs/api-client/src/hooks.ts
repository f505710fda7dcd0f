import { unsubscribePath } from '@deal-harbor/contracts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { BlogListState, CouponListState, ProductListState, StoreListState } from './keys.ts';
import { queries } from './queries.ts';
import type { ApiQueryClient } from './query-client.ts';
import { expectSuccess } from './transport.ts';

export const useSiteConfig = () => useQuery(queries.config());
export const useCategories = () => useQuery(queries.categories());

export const useFeaturedCoupons = (enabled = true) =>
  useQuery({ ...queries.featuredCoupons(), enabled });
export const useCoupons = (list: CouponListState) => useQuery(queries.coupons(list));
export const useCategoryCouponCount = (slug: string) => useQuery(queries.categoryCouponCount(slug));
export const useStoreCoupons = (slug: string, page: number, enabled = true) =>
  useQuery({ ...queries.storeCoupons(slug, page), enabled });
export const useStoreOffers = (slug: string, page: number, enabled = true) =>
  useQuery({ ...queries.storeOffers(slug, page), enabled });

export const usePopularStores = (enabled = true) =>
  useQuery({ ...queries.popularStores(), enabled });
/** The former page stays while the next one loads: filtering as one types must not flicker. */
export const useStores = (list: StoreListState) =>
  useQuery({ ...queries.stores(list), placeholderData: keepPreviousData });
export const useStore = (slug: string) => useQuery(queries.store(slug));

export const useBlogs = (list: BlogListState) =>
  useQuery({ ...queries.blogs(list), placeholderData: keepPreviousData });
export const useFeaturedBlogs = () => useQuery(queries.featuredBlogs());
export const useAmazonBlogs = () => useQuery(queries.amazonBlogs());
export const useBlog = (slug: string) => useQuery(queries.blog(slug));

/** The former suggestions stay while those for the next letter load. */
export const useSuggestions = (text: string) =>
  useQuery({ ...queries.suggestions(text), placeholderData: keepPreviousData });

export const useProducts = (list: ProductListState) => useQuery(queries.products(list));

/** Subscribes an email to the newsletter; the answer's body says nothing. */
export const useSubscribe = () =>
  useMutation({
    mutationFn: async (email: string, { client }) => {
      const { transport } = client as ApiQueryClient;
      const path = '/api/newsletter/subscribe';
      expectSuccess(await transport({ method: 'POST', path, body: { email } }));
    },
  });

/** Takes the subscriber who has this token off the newsletter; one that nobody has is no failure. */
export const useUnsubscribe = () =>
  useMutation({
    mutationFn: async (token: string, { client }) => {
      const { transport } = client as ApiQueryClient;
      expectSuccess(await transport({ method: 'POST', path: unsubscribePath(token) }));
    },
  });
