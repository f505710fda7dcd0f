import type { Visitor } from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { AppError, signInFirst } from '../../../common/errors/app-error.js';
import { PageQuery } from '../../../common/http/page.query.js';
import { SlugPipe } from '../../../common/validation/slug.pipe.js';
import { validated } from '../../../common/validation/validated.js';
import { BlogsService } from '../../blogs/blogs.service.js';
import { BlogQuery, BlogsQuery } from '../../blogs/dto/blogs.query.js';
import { CategoriesService } from '../../categories/categories.service.js';
import { CategoriesQuery } from '../../categories/dto/category.dto.js';
import { CouponsService } from '../../coupons/coupons.service.js';
import { CouponsQuery, LatestCouponsQuery } from '../../coupons/dto/coupons.query.js';
import { type Found, KeptReads } from '../../kept/kept-reads.js';
import {
  fromCategories,
  fromConfig,
  fromCoupons,
  fromOffers,
  fromPost,
  fromPosts,
  fromProducts,
  fromStore,
  fromStores,
  type MadeFromAnswer,
} from '../../kept/made-from.js';
import { OffersQuery } from '../../offers/dto/offers.query.js';
import { OffersService } from '../../offers/offers.service.js';
import { ProductsQuery } from '../../products/dto/product.dto.js';
import { ProductsService } from '../../products/products.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { StoresQuery } from '../../stores/dto/store.dto.js';
import { StoresService } from '../../stores/stores.service.js';
import { PageReads } from './page-reads.js';

type Query = Record<string, string | string[]>;

interface Read<T> {
  find: (query: Query, visitor: Visitor, slug: string) => Promise<T>;
  madeFrom: MadeFromAnswer<T>;
}

/** What the pages themselves ask for in just these words, many of them the same. */
const SHARED =
  /^\/api\/(?:config|categories|stores\/popular|coupons\/featured|coupons\?category=[^&]+&limit=1)$/;

const slugPipe = new SlugPipe();
const DETAIL = /^(\/api\/(?:stores|blogs))\/([^/]+)$/;

function parse(path: string): { pathname: string; query: Query } {
  const { pathname, searchParams } = new URL(path, 'http://in-process');
  const query: Query = {};
  for (const name of searchParams.keys()) {
    const values = searchParams.getAll(name);
    query[name] = values.length === 1 ? (values[0] as string) : values;
  }
  return { pathname, query };
}

const read = <T>(find: Read<T>['find'], madeFrom: MadeFromAnswer<T>): Read<unknown> => ({
  find,
  madeFrom: madeFrom as MadeFromAnswer<unknown>,
});

/** The API's public reads for the renderer of the pages: the same services and rules, without HTTP. */
@Injectable()
export class PageData {
  private readonly reads: Record<string, Read<unknown>>;

  constructor(
    settings: SettingsService,
    categories: CategoriesService,
    stores: StoresService,
    coupons: CouponsService,
    offers: OffersService,
    blogs: BlogsService,
    products: ProductsService,
    private readonly kept: KeptReads,
  ) {
    this.reads = {
      '/api/config': read(() => settings.config(), fromConfig),
      '/api/categories': read(
        (query) => categories.list(validated(CategoriesQuery, query)),
        fromCategories,
      ),
      '/api/stores': read((query) => stores.list(validated(StoresQuery, query)), fromStores),
      '/api/stores/popular': read(
        (query) => stores.popular(validated(PageQuery, query)),
        fromStores,
      ),
      '/api/stores/:slug': read((_query, _visitor, slug) => stores.detail(slug), fromStore),
      '/api/coupons': read((query) => coupons.list(validated(CouponsQuery, query)), fromCoupons),
      '/api/coupons/latest': read(
        (query) => coupons.latest(validated(LatestCouponsQuery, query)),
        fromCoupons,
      ),
      '/api/coupons/featured': read(
        (query) => coupons.featured(validated(PageQuery, query)),
        fromCoupons,
      ),
      '/api/offers': read((query) => offers.list(validated(OffersQuery, query)), fromOffers),
      '/api/blogs': read((query) => blogs.list(validated(BlogsQuery, query)), fromPosts),
      '/api/blogs/:slug': read(
        (query, visitor, slug) => blogs.read(slug, validated(BlogQuery, query), visitor),
        fromPost,
      ),
      '/api/amazon-products': read(
        (query) => products.list(validated(ProductsQuery, query)),
        fromProducts,
      ),
    };
  }

  /** Reads for one page, for the visitor who asked for it. */
  readsFor(visitor: Visitor): PageReads {
    return new PageReads((path) => {
      const find = () => this.find(path, visitor);
      return SHARED.test(path) ? this.kept.of(path, find) : find();
    });
  }

  private async find(path: string, visitor: Visitor): Promise<Found> {
    const { pathname, query } = parse(path);
    if ('scope' in query) throw signInFirst();
    const [, list, slug = ''] = DETAIL.exec(pathname) ?? [];
    const one = this.reads[pathname] ?? this.reads[`${list}/:slug`];
    if (!one) throw new AppError('not-found', 'There is nothing at this address.');
    const value = await one.find(
      query,
      visitor,
      slug && slugPipe.transform(decodeURIComponent(slug)),
    );
    return { value, madeFrom: one.madeFrom(value, query) };
  }
}
