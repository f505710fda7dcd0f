import {
  type AdminCoupon,
  type Coupon,
  categoryNamed,
  DEFAULT_LIMITS,
  DEFAULT_SORT,
} from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notFound } from '../../common/errors/app-error.js';
import { type List, mapList, pageOf } from '../../common/http/list.js';
import { PageQuery } from '../../common/http/page.query.js';
import { inTransaction } from '../../database/transaction.js';
import { updateVersioned } from '../../database/versioned-update.js';
import { moveToBin } from '../bin/move-to-bin.js';
import { CouponEntity } from './coupon.entity.js';
import { discountColumns, toCoupon } from './coupon.mapper.js';
import {
  findCouponById,
  findCoupons,
  findCouponsOfStore,
  insertCoupon,
  lockDiscount,
} from './coupons.repository.js';
import { CreateCouponDto, UpdateCouponDto } from './dto/coupon.dto.js';
import { CouponsQuery, LatestCouponsQuery } from './dto/coupons.query.js';
import { findLiveCoupons } from './live-coupons.repository.js';

const WHAT = 'Coupon';

@Injectable()
export class CouponsService {
  constructor(private readonly dataSource: DataSource) {}

  async list({
    limit,
    offset,
    scope,
    sort,
    order,
    ...wanted
  }: CouponsQuery): Promise<List<Coupon>> {
    const { manager } = this.dataSource;
    const page = pageOf({ limit, offset }, DEFAULT_LIMITS.capped);
    const { store, search } = wanted;
    const category = categoryNamed(wanted.category);
    if (scope === 'admin') {
      const by = order ? { by: order } : { sort: sort ?? DEFAULT_SORT };
      return mapList(await findCoupons(manager, { ...wanted, category }, by, page), toCoupon);
    }
    const found = store
      ? await findCouponsOfStore(manager, { store, search, category }, sort ?? DEFAULT_SORT, page)
      : await findLiveCoupons(manager, { search, category, sort }, page);
    return mapList(found, toCoupon);
  }

  async latest(query: LatestCouponsQuery): Promise<List<Coupon>> {
    const page = pageOf(query, DEFAULT_LIMITS.latestCoupons);
    const { manager } = this.dataSource;
    return mapList(await findLiveCoupons(manager, { sort: query.sort }, page), toCoupon);
  }

  async featured(query: PageQuery): Promise<List<Coupon>> {
    const page = pageOf(query, DEFAULT_LIMITS.featuredCoupons);
    const { manager } = this.dataSource;
    return mapList(await findLiveCoupons(manager, { featured: true }, page), toCoupon);
  }

  /**
   * The coupon as the owner edits it.
   * @throws AppError 'not-found'
   */
  async record(id: number, manager = this.dataSource.manager): Promise<AdminCoupon> {
    const row = await findCouponById(manager, id);
    if (!row) throw notFound(WHAT);
    return toCoupon(row);
  }

  create(body: CreateCouponDto): Promise<AdminCoupon> {
    return inTransaction(this.dataSource, async (manager) => {
      const id = await insertCoupon(manager, { ...body, ...discountColumns(body) });
      return this.record(id, manager);
    });
  }

  update(id: number, { version, ...changes }: UpdateCouponDto): Promise<AdminCoupon> {
    return inTransaction(this.dataSource, async (manager) => {
      const stored = await lockDiscount(manager, id);
      if (!stored) throw notFound(WHAT);
      const { discountType = stored.discountType, discountValue = stored.discountValue } = changes;
      const columns = { ...changes, ...discountColumns({ discountType, discountValue }) };
      await updateVersioned(manager, CouponEntity, id, columns, version, WHAT);
      return this.record(id, manager);
    });
  }

  /** @returns the id of the bin's entry */
  remove(id: number): Promise<number> {
    return inTransaction(this.dataSource, (manager) => moveToBin(manager, 'coupon', id));
  }
}
