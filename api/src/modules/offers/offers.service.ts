import { DEFAULT_LIMITS, type Offer } from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notFound } from '../../common/errors/app-error.js';
import { type List, pageOf, totalOf } from '../../common/http/list.js';
import { inTransaction } from '../../database/transaction.js';
import { deleteById, updateVersioned } from '../../database/versioned-update.js';
import { CreateOfferDto, UpdateOfferDto } from './dto/offer.dto.js';
import { OffersQuery } from './dto/offers.query.js';
import { ReorderOffersDto } from './dto/reorder-offers.dto.js';
import { OfferEntity } from './offer.entity.js';
import { toOffer } from './offer.mapper.js';
import { OfferOrderService } from './offer-order.service.js';
import {
  countOffers,
  findOfferById,
  findOffers,
  findStoreOffers,
  insertOffer,
} from './offers.repository.js';

const WHAT = 'Offer';

@Injectable()
export class OffersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly order: OfferOrderService,
  ) {}

  async list({ store, storeId, scope, ...query }: OffersQuery): Promise<List<Offer>> {
    const { manager } = this.dataSource;
    const page = pageOf(query, null);
    const filter = { store, storeId, withInactive: scope === 'admin' };
    const rows = await findOffers(manager, filter, page);
    const total = await totalOf(page, rows.length, () => countOffers(manager, filter));
    return { items: rows.map(toOffer), total };
  }

  /** The first active offers of a store's page, the expired ones last; `total` counts those too. */
  async ofStore(storeId: number): Promise<List<Offer> & { unexpired: number }> {
    const rows = await findStoreOffers(this.dataSource.manager, storeId, DEFAULT_LIMITS.capped);
    const { total, unexpired } = rows[0] ?? { total: 0, unexpired: 0 };
    return { items: rows.map(({ total, unexpired, ...row }) => toOffer(row)), total, unexpired };
  }

  async create(body: CreateOfferDto): Promise<Offer> {
    const id = await inTransaction(this.dataSource, async (manager) => {
      const place = await this.order.append(manager, body.storeId);
      return insertOffer(manager, { ...body, ...place });
    });
    return this.byId(id);
  }

  async update(id: number, { version, storeId, ...fields }: UpdateOfferDto): Promise<Offer> {
    await inTransaction(this.dataSource, async (manager) => {
      const place = storeId === undefined ? {} : await this.order.moveTo(manager, id, storeId);
      const changes = { ...fields, ...place };
      await updateVersioned(manager, OfferEntity, id, changes, version, WHAT);
    });
    return this.byId(id);
  }

  async remove(id: number): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      await this.order.takeOut(manager, id);
      await deleteById(manager, OfferEntity, id, WHAT);
    });
  }

  /** @returns all offers of the store, in the new order */
  async reorder({ storeId, offerIds }: ReorderOffersDto): Promise<Offer[]> {
    const rows = await inTransaction(this.dataSource, async (manager) => {
      await this.order.reorder(manager, storeId, offerIds);
      return findOffers(manager, { storeId, withInactive: true }, { limit: null, offset: 0 });
    });
    return rows.map(toOffer);
  }

  private async byId(id: number): Promise<Offer> {
    const row = await findOfferById(this.dataSource.manager, id);
    if (!row) throw notFound(WHAT);
    return toOffer(row);
  }
}
