import { type AdminOffer, DEFAULT_LIMITS, type Offer } from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { notFound, unknownReference } from '../../common/errors/app-error.js';
import { type List, type Page, pageOf, totalOf } from '../../common/http/list.js';
import { inTransaction } from '../../database/transaction.js';
import { deleteById, updateVersioned } from '../../database/versioned-update.js';
import { ActivateOffersDto } from './dto/activate-offers.dto.js';
import { CreateOfferDto, UpdateOfferDto } from './dto/offer.dto.js';
import { OffersQuery } from './dto/offers.query.js';
import { ReorderOffersDto } from './dto/reorder-offers.dto.js';
import { OfferEntity } from './offer.entity.js';
import { toAdminOffer, toOffer } from './offer.mapper.js';
import type { OfferRow } from './offer.row.js';
import { lockStoresOf } from './offer-order.repository.js';
import { OfferOrderService } from './offer-order.service.js';
import {
  activateOffers,
  countOffers,
  findOfferById,
  findOffers,
  findStoreOffers,
  insertOffer,
  insertOffers,
} from './offers.repository.js';

const WHAT = 'Offer';
const ALL_ROWS: Page = { limit: null, offset: 0 };

/** An offer of a store that is known. */
export type NewOffer = Omit<CreateOfferDto, 'storeId'>;

@Injectable()
export class OffersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly order: OfferOrderService,
  ) {}

  async list(query: OffersQuery): Promise<List<Offer>> {
    const { limit, offset, scope, order, ...wanted } = query;
    const { manager } = this.dataSource;
    const forOwner = scope === 'admin';
    const filter = { ...wanted, withInactive: forOwner };
    const page = pageOf({ limit, offset }, null);
    const rows = await findOffers(manager, filter, order, page);
    const total = await totalOf(page, rows.length, () => countOffers(manager, filter));
    return { items: rows.map(forOwner ? toAdminOffer : toOffer), total };
  }

  /**
   * The offer as the owner edits it.
   * @throws AppError 'not-found'
   */
  async record(id: number): Promise<AdminOffer> {
    return toAdminOffer(await this.byId(id));
  }

  /** The first active offers of a store's page, the expired ones last; `total` counts those too. */
  async ofStore(storeId: number): Promise<List<Offer> & { unexpired: number }> {
    const rows = await findStoreOffers(this.dataSource.manager, storeId, DEFAULT_LIMITS.capped);
    const { total, unexpired } = rows[0] ?? { total: 0, unexpired: 0 };
    return { items: rows.map(({ total, unexpired, ...row }) => toOffer(row)), total, unexpired };
  }

  async create(body: CreateOfferDto): Promise<AdminOffer> {
    const id = await inTransaction(this.dataSource, async (manager) => {
      const place = await this.order.append(manager, body.storeId);
      return insertOffer(manager, { ...body, ...place });
    });
    return this.record(id);
  }

  /** Puts offers behind the store's others, in the given order, within the caller's transaction. */
  async append(manager: EntityManager, storeId: number, offers: NewOffer[]): Promise<void> {
    const { sortOrder } = await this.order.append(manager, storeId);
    const rows = offers.map((offer, at) => ({ ...offer, storeId, sortOrder: sortOrder + at }));
    await insertOffers(manager, rows);
  }

  async update(id: number, { version, storeId, ...fields }: UpdateOfferDto): Promise<AdminOffer> {
    await inTransaction(this.dataSource, async (manager) => {
      const place = storeId === undefined ? {} : await this.order.moveTo(manager, id, storeId);
      const changes = { ...fields, ...place };
      await updateVersioned(manager, OfferEntity, id, changes, version, WHAT);
    });
    return this.record(id);
  }

  async remove(id: number): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      await this.order.takeOut(manager, id);
      await deleteById(manager, OfferEntity, id, WHAT);
    });
  }

  /** @returns all offers of the store, in the new order */
  async reorder({ storeId, offerIds }: ReorderOffersDto): Promise<AdminOffer[]> {
    const rows = await inTransaction(this.dataSource, async (manager) => {
      await this.order.reorder(manager, storeId, offerIds);
      return findOffers(manager, { storeId, withInactive: true }, 'place', ALL_ROWS);
    });
    return rows.map(toAdminOffer);
  }

  /**
   * All of them, or none.
   * @returns the offers store by store, in the owner's order
   * @throws AppError 'unknown-reference'
   */
  async activate({ offerIds }: ActivateOffersDto): Promise<AdminOffer[]> {
    const rows = await inTransaction(this.dataSource, async (manager) => {
      await lockStoresOf(manager, offerIds);
      await activateOffers(manager, offerIds);
      const found = await findOffers(
        manager,
        { ids: offerIds, withInactive: true },
        'place',
        ALL_ROWS,
      );
      if (found.length < offerIds.length) {
        throw unknownReference('offerIds', 'offerIds names an offer that does not exist.');
      }
      return found;
    });
    return rows.map(toAdminOffer);
  }

  private async byId(id: number): Promise<OfferRow> {
    const row = await findOfferById(this.dataSource.manager, id);
    if (!row) throw notFound(WHAT);
    return row;
  }
}
