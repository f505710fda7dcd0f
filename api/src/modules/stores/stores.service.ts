import {
  type AdminStore,
  ALL,
  DEFAULT_LIMITS,
  type Store,
  type StoreDependents,
  type StoreDetail,
} from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/app-error.js';
import { type List, pageOf, totalOf } from '../../common/http/list.js';
import { PageQuery } from '../../common/http/page.query.js';
import { freeSlug } from '../../database/free-slug.js';
import { deleteById, updateVersioned } from '../../database/versioned-update.js';
import { CouponsService } from '../coupons/coupons.service.js';
import { MediaService } from '../media/media.service.js';
import { OffersService } from '../offers/offers.service.js';
import { CreateStoreDto, StoresQuery, UpdateStoreDto } from './dto/store.dto.js';
import { StoreEntity } from './store.entity.js';
import { toAdminStore, toStore } from './store.mapper.js';
import {
  countStores,
  findPopularStores,
  findStoreById,
  findStoreBySlug,
  findStoreDependents,
  findStores,
  insertStore,
} from './stores.repository.js';

const WHAT = 'Store';

@Injectable()
export class StoresService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly coupons: CouponsService,
    private readonly offers: OffersService,
    private readonly media: MediaService,
  ) {}

  async list(query: StoresQuery): Promise<List<Store>> {
    const { manager } = this.dataSource;
    const page = pageOf(query, null);
    const filter = {
      search: query.search || undefined,
      category: query.category === ALL ? undefined : query.category || undefined,
    };
    const rows = await findStores(manager, filter, query.order, page);
    const total = await totalOf(page, rows.length, () => countStores(manager, filter));
    return { items: rows.map(query.scope === 'admin' ? toAdminStore : toStore), total };
  }

  async popular(query: PageQuery): Promise<List<Store>> {
    const { manager } = this.dataSource;
    const page = pageOf(query, DEFAULT_LIMITS.popularStores);
    const rows = await findPopularStores(manager, page);
    const total = await totalOf(page, rows.length, () => countStores(manager, {}));
    return { items: rows.map(toStore), total };
  }

  /** @throws AppError 'not-found' */
  async detail(slug: string): Promise<StoreDetail> {
    const row = await findStoreBySlug(this.dataSource.manager, slug);
    if (!row) throw notFound(WHAT);
    const [coupons, offers] = await Promise.all([
      this.coupons.ofStore(row.id),
      this.offers.ofStore(row.id),
    ]);
    return {
      ...toStore(row),
      coupons: coupons.items,
      offers: offers.items,
      couponCount: coupons.total,
      offerCount: offers.total,
      activeDealCount: coupons.unexpired + offers.unexpired,
    };
  }

  /**
   * The store as the owner edits it.
   * @throws AppError 'not-found'
   */
  async record(id: number): Promise<AdminStore> {
    const row = await findStoreById(this.dataSource.manager, id);
    if (!row) throw notFound(WHAT);
    return toAdminStore(row);
  }

  /** @throws AppError 'not-found' */
  async dependents(id: number): Promise<StoreDependents> {
    const dependents = await findStoreDependents(this.dataSource.manager, id);
    if (!dependents) throw notFound(WHAT);
    return dependents;
  }

  async create({ logo, ...fields }: CreateStoreDto): Promise<AdminStore> {
    const id = await insertStore(this.dataSource.manager, {
      ...fields,
      logo: logo ? await this.media.keep(logo, 'logo') : null,
    });
    return this.record(id);
  }

  /**
   * Adds a store within the caller's transaction, with a slug made from its name; its logo is stored
   * already.
   * @returns its id
   */
  async add(manager: EntityManager, store: Omit<CreateStoreDto, 'slug'>): Promise<number> {
    const slug = await freeSlug(manager, 'stores', store.name);
    return insertStore(manager, { ...store, slug });
  }

  async update(id: number, { logo, version, ...fields }: UpdateStoreDto): Promise<AdminStore> {
    const changes: Partial<StoreEntity> = { ...fields };
    if (logo !== undefined) changes.logo = logo && (await this.media.keep(logo, 'logo'));
    await updateVersioned(this.dataSource.manager, StoreEntity, id, changes, version, WHAT);
    return this.record(id);
  }

  /** Its coupons and offers go with it, by the foreign keys, in the same statement. */
  async remove(id: number): Promise<void> {
    await deleteById(this.dataSource.manager, StoreEntity, id, WHAT);
  }
}
