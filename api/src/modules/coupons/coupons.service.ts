import {
  type AdminCoupon,
  ALL,
  type Coupon,
  DEFAULT_LIMITS,
  DEFAULT_SORT,
} from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notFound } from '../../common/errors/app-error.js';
import { type List, type Page, pageOf, totalOf } from '../../common/http/list.js';
import { PageQuery } from '../../common/http/page.query.js';
import { inTransaction } from '../../database/transaction.js';
import { deleteById, updateVersioned } from '../../database/versioned-update.js';
import { CouponEntity } from './coupon.entity.js';
import { discountColumns, toAdminCoupon, toCoupon } from './coupon.mapper.js';
import type { CouponRow } from './coupon.row.js';
import {
  type CouponFilter,
  type CouponOrder,
  countCoupons,
  findCouponById,
  findCoupons,
  findStoreCoupons,
  insertCoupon,
  lockDiscount,
} from './coupons.repository.js';
import { CreateCouponDto, UpdateCouponDto } from './dto/coupon.dto.js';
import { CouponsQuery, LatestCouponsQuery } from './dto/coupons.query.js';

const WHAT = 'Coupon';

@Injectable()
export class CouponsService {
  constructor(private readonly dataSource: DataSource) {}

  async list(query: CouponsQuery): Promise<List<Coupon>> {
    const { limit, offset, scope, sort = DEFAULT_SORT, order: by, ...wanted } = query;
    const forOwner = scope === 'admin';
    const ofStore = Boolean(wanted.store);
    const filter = {
      ...wanted,
      category: wanted.category === ALL ? undefined : wanted.category,
      withExpired: forOwner || ofStore,
    };
    const order = by ? { by } : { sort, expiredLast: ofStore && !forOwner };
    const page = pageOf({ limit, offset }, DEFAULT_LIMITS.capped);
    const { items, total } = await this.page(filter, order, page);
    return { items: items.map(forOwner ? toAdminCoupon : toCoupon), total };
  }

  async latest(query: LatestCouponsQuery): Promise<List<Coupon>> {
    const { sort = DEFAULT_SORT } = query;
    const page = pageOf(query, DEFAULT_LIMITS.latestCoupons);
    const { items, total } = await this.page({}, { sort }, page);
    return { items: items.map(toCoupon), total };
  }

  async featured(query: PageQuery): Promise<List<Coupon>> {
    const page = pageOf(query, DEFAULT_LIMITS.featuredCoupons);
    const { items, total } = await this.page({ featured: true }, { sort: DEFAULT_SORT }, page);
    return { items: items.map(toCoupon), total };
  }

  /**
   * The coupon as the owner edits it.
   * @throws AppError 'not-found'
   */
  async record(id: number): Promise<AdminCoupon> {
    return toAdminCoupon(await this.byId(id));
  }

  /** The first coupons of a store's page, the expired ones last; `total` counts those too. */
  async ofStore(storeId: number): Promise<List<Coupon> & { unexpired: number }> {
    const rows = await findStoreCoupons(this.dataSource.manager, storeId, DEFAULT_LIMITS.capped);
    const { total, unexpired } = rows[0] ?? { total: 0, unexpired: 0 };
    return { items: rows.map(({ total, unexpired, ...row }) => toCoupon(row)), total, unexpired };
  }

  async create(body: CreateCouponDto): Promise<AdminCoupon> {
    const { manager } = this.dataSource;
    const id = await insertCoupon(manager, { ...body, ...discountColumns(body) });
    return this.record(id);
  }

  async update(id: number, { version, ...changes }: UpdateCouponDto): Promise<AdminCoupon> {
    await inTransaction(this.dataSource, async (manager) => {
      const stored = await lockDiscount(manager, id);
      if (!stored) throw notFound(WHAT);
      const { discountType = stored.discountType, discountValue = stored.discountValue } = changes;
      const columns = { ...changes, ...discountColumns({ discountType, discountValue }) };
      await updateVersioned(manager, CouponEntity, id, columns, version, WHAT);
    });
    return this.record(id);
  }

  async remove(id: number): Promise<void> {
    await deleteById(this.dataSource.manager, CouponEntity, id, WHAT);
  }

  private async page(
    filter: CouponFilter,
    order: CouponOrder,
    page: Page,
  ): Promise<List<CouponRow>> {
    const { manager } = this.dataSource;
    const items = await findCoupons(manager, filter, order, page);
    const total = await totalOf(page, items.length, () => countCoupons(manager, filter));
    return { items, total };
  }

  private async byId(id: number): Promise<CouponRow> {
    const row = await findCouponById(this.dataSource.manager, id);
    if (!row) throw notFound(WHAT);
    return row;
  }
}
