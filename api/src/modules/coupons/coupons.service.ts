import { ALL, type Coupon, DEFAULT_LIMITS, DEFAULT_SORT } from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notFound } from '../../common/errors/app-error.js';
import { type List, type Page, pageOf, totalOf } from '../../common/http/list.js';
import { PageQuery } from '../../common/http/page.query.js';
import { inTransaction } from '../../database/transaction.js';
import { deleteById, updateVersioned } from '../../database/versioned-update.js';
import { CouponEntity } from './coupon.entity.js';
import { discountColumns, toCoupon } from './coupon.mapper.js';
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

  list(query: CouponsQuery): Promise<List<Coupon>> {
    const { sort = DEFAULT_SORT, search, category, store } = query;
    const forOwner = query.scope === 'admin';
    const filter = {
      search,
      category: category === ALL ? undefined : category,
      store,
      withExpired: forOwner || Boolean(store),
    };
    const order = { sort, expiredLast: Boolean(store) && !forOwner };
    return this.page(filter, order, pageOf(query, DEFAULT_LIMITS.capped));
  }

  latest(query: LatestCouponsQuery): Promise<List<Coupon>> {
    const { sort = DEFAULT_SORT } = query;
    return this.page({}, { sort }, pageOf(query, DEFAULT_LIMITS.latestCoupons));
  }

  featured(query: PageQuery): Promise<List<Coupon>> {
    const page = pageOf(query, DEFAULT_LIMITS.featuredCoupons);
    return this.page({ featuredOnly: true }, { sort: DEFAULT_SORT }, page);
  }

  /** The first coupons of a store's page, the expired ones last; `total` counts those too. */
  async ofStore(storeId: number): Promise<List<Coupon> & { unexpired: number }> {
    const rows = await findStoreCoupons(this.dataSource.manager, storeId, DEFAULT_LIMITS.capped);
    const { total, unexpired } = rows[0] ?? { total: 0, unexpired: 0 };
    return { items: rows.map(({ total, unexpired, ...row }) => toCoupon(row)), total, unexpired };
  }

  async create(body: CreateCouponDto): Promise<Coupon> {
    const { manager } = this.dataSource;
    return this.byId(await insertCoupon(manager, { ...body, ...discountColumns(body) }));
  }

  async update(id: number, { version, ...changes }: UpdateCouponDto): Promise<Coupon> {
    await inTransaction(this.dataSource, async (manager) => {
      const stored = await lockDiscount(manager, id);
      if (!stored) throw notFound(WHAT);
      const { discountType = stored.discountType, discountValue = stored.discountValue } = changes;
      const columns = { ...changes, ...discountColumns({ discountType, discountValue }) };
      await updateVersioned(manager, CouponEntity, id, columns, version, WHAT);
    });
    return this.byId(id);
  }

  async remove(id: number): Promise<void> {
    await deleteById(this.dataSource.manager, CouponEntity, id, WHAT);
  }

  private async page(filter: CouponFilter, order: CouponOrder, page: Page): Promise<List<Coupon>> {
    const { manager } = this.dataSource;
    const rows = await findCoupons(manager, filter, order, page);
    const total = await totalOf(page, rows.length, () => countCoupons(manager, filter));
    return { items: rows.map(toCoupon), total };
  }

  private async byId(id: number): Promise<Coupon> {
    const row = await findCouponById(this.dataSource.manager, id);
    if (!row) throw notFound(WHAT);
    return toCoupon(row);
  }
}
