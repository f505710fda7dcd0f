import {
  type AdminStore,
  categoryNamed,
  DEFAULT_LIMITS,
  type Store,
  type StoreDependents,
  type StoreDetail,
} from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/app-error.js';
import { type List, mapList, pageOf } from '../../common/http/list.js';
import { PageQuery } from '../../common/http/page.query.js';
import { freeSlug } from '../../database/free-slug.js';
import { inTransaction } from '../../database/transaction.js';
import { updateVersioned } from '../../database/versioned-update.js';
import { moveToBin } from '../bin/move-to-bin.js';
import { MediaService } from '../media/media.service.js';
import { CreateStoreDto, StoresQuery, UpdateStoreDto } from './dto/store.dto.js';
import { StoreEntity } from './store.entity.js';
import { toStore, toStoreDetail } from './store.mapper.js';
import { findPopularStores, findShownStores } from './store-lists.repository.js';
import { findStorePage } from './store-page.repository.js';
import {
  findStoreById,
  findStoreDependents,
  findStores,
  insertStore,
} from './stores.repository.js';

const WHAT = 'Store';

@Injectable()
export class StoresService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaService,
  ) {}

  async list({ search, category, scope, order, ...query }: StoresQuery): Promise<List<Store>> {
    const { manager } = this.dataSource;
    const page = pageOf(query, null);
    const filter = { search, category: categoryNamed(category) };
    return scope === 'admin'
      ? mapList(await findStores(manager, filter, order, page), toStore)
      : mapList(await findShownStores(manager, filter, page), toStore);
  }

  async popular(query: PageQuery): Promise<List<Store>> {
    const page = pageOf(query, DEFAULT_LIMITS.popularStores);
    return mapList(await findPopularStores(this.dataSource.manager, page), toStore);
  }

  /** @throws AppError 'not-found' */
  async detail(slug: string): Promise<StoreDetail> {
    const row = await findStorePage(this.dataSource.manager, slug);
    if (!row) throw notFound(WHAT);
    return toStoreDetail(row);
  }

  /**
   * The store as the owner edits it.
   * @throws AppError 'not-found'
   */
  async record(id: number, manager = this.dataSource.manager): Promise<AdminStore> {
    const row = await findStoreById(manager, id);
    if (!row) throw notFound(WHAT);
    return toStore(row);
  }

  /** @throws AppError 'not-found' */
  async dependents(id: number): Promise<StoreDependents> {
    const dependents = await findStoreDependents(this.dataSource.manager, id);
    if (!dependents) throw notFound(WHAT);
    return dependents;
  }

  async create({ logo, ...fields }: CreateStoreDto): Promise<AdminStore> {
    const picture = logo ? await this.media.keep(logo, 'logo') : null;
    return inTransaction(this.dataSource, async (manager) => {
      const id = await insertStore(manager, { ...fields, logo: picture });
      return this.record(id, manager);
    });
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
    return inTransaction(this.dataSource, async (manager) => {
      await updateVersioned(manager, StoreEntity, id, changes, version, WHAT);
      return this.record(id, manager);
    });
  }

  /** Its coupons and offers go with it. @returns the id of the bin's entry */
  remove(id: number): Promise<number> {
    return inTransaction(this.dataSource, (manager) => moveToBin(manager, 'store', id));
  }
}
