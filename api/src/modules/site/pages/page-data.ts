import type { ApiAnswer, ApiReader, Visitor } from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/errors/app-error.js';
import { toProblem } from '../../../common/errors/problem.filter.js';
import { isList } from '../../../common/http/list.js';
import { PageQuery } from '../../../common/http/page.query.js';
import { SlugPipe } from '../../../common/validation/slug.pipe.js';
import { validated } from '../../../common/validation/validated.js';
import { BlogsService } from '../../blogs/blogs.service.js';
import { BlogQuery, BlogsQuery } from '../../blogs/dto/blogs.query.js';
import { CategoriesService } from '../../categories/categories.service.js';
import { CategoriesQuery } from '../../categories/dto/category.dto.js';
import { CouponsService } from '../../coupons/coupons.service.js';
import { CouponsQuery, LatestCouponsQuery } from '../../coupons/dto/coupons.query.js';
import { ProductsQuery } from '../../products/dto/product.dto.js';
import { ProductsService } from '../../products/products.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { StoresQuery } from '../../stores/dto/store.dto.js';
import { StoresService } from '../../stores/stores.service.js';

type Query = Record<string, string | string[]>;
type Read = (query: Query, visitor: Visitor, slug: string) => Promise<unknown>;

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

/** The API's public reads for the renderer of the pages: the same services and rules, without HTTP. */
@Injectable()
export class PageData {
  private readonly reads: Record<string, Read>;

  constructor(
    settings: SettingsService,
    categories: CategoriesService,
    stores: StoresService,
    coupons: CouponsService,
    blogs: BlogsService,
    products: ProductsService,
  ) {
    this.reads = {
      '/api/config': () => settings.config(),
      '/api/categories': (query) => categories.list(validated(CategoriesQuery, query)),
      '/api/stores': (query) => stores.list(validated(StoresQuery, query)),
      '/api/stores/popular': (query) => stores.popular(validated(PageQuery, query)),
      '/api/stores/:slug': (_query, _visitor, slug) => stores.detail(slug),
      '/api/coupons': (query) => coupons.list(validated(CouponsQuery, query)),
      '/api/coupons/latest': (query) => coupons.latest(validated(LatestCouponsQuery, query)),
      '/api/coupons/featured': (query) => coupons.featured(validated(PageQuery, query)),
      '/api/blogs': (query) => blogs.list(validated(BlogsQuery, query)),
      '/api/blogs/:slug': (query, visitor, slug) =>
        blogs.read(slug, validated(BlogQuery, query), visitor),
      '/api/amazon-products': (query) => products.list(validated(ProductsQuery, query)),
    };
  }

  readonly read: ApiReader = async (path, visitor): Promise<ApiAnswer> => {
    try {
      const value = await this.find(path, visitor);
      return isList(value)
        ? { status: 200, body: value.items, total: value.total }
        : { status: 200, body: value, total: null };
    } catch (error) {
      const { body } = toProblem(error);
      return { status: body.status, body, total: null };
    }
  };

  private find(path: string, visitor: Visitor): Promise<unknown> {
    const { pathname, query } = parse(path);
    if ('scope' in query) throw new AppError('unauthenticated', 'Sign in to do this.');
    const exact = this.reads[pathname];
    if (exact) return exact(query, visitor, '');
    const [, list, slug = ''] = DETAIL.exec(pathname) ?? [];
    const detail = this.reads[`${list}/:slug`];
    if (!detail) throw new AppError('not-found', 'There is nothing at this address.');
    return detail(query, visitor, slugPipe.transform(decodeURIComponent(slug)));
  }
}
