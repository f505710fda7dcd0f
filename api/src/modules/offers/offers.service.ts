import type { AdminOffer, Offer } from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { notFound, unknownReference } from '../../common/errors/app-error.js';
import { type List, mapList, type Page, pageOf } from '../../common/http/list.js';
import { inTransaction } from '../../database/transaction.js';
import { updateVersioned } from '../../database/versioned-update.js';
import { moveToBin } from '../bin/move-to-bin.js';
import { ActivateOffersDto } from './dto/activate-offers.dto.js';
import { CreateOfferDto, UpdateOfferDto } from './dto/offer.dto.js';
import { OffersQuery } from './dto/offers.query.js';
import { ReorderOffersDto } from './dto/reorder-offers.dto.js';
import { OfferEntity } from './offer.entity.js';
import { toOffer } from './offer.mapper.js';
import { lockStoresOf } from './offer-order.repository.js';
import { OfferOrderService } from './offer-order.service.js';
import {
  activateOffers,
  findOfferById,
  findOffers,
  findShownOffers,
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

  async list({ limit, offset, scope, order, ...wanted }: OffersQuery): Promise<List<Offer>> {
    const { manager } = this.dataSource;
    const page = pageOf({ limit, offset }, null);
    return scope === 'admin'
      ? mapList(await findOffers(manager, wanted, order, page), toOffer)
      : mapList(await findShownOffers(manager, wanted, page), toOffer);
  }

  /**
   * The offer as the owner edits it.
   * @throws AppError 'not-found'
   */
  async record(id: number, manager = this.dataSource.manager): Promise<AdminOffer> {
    const row = await findOfferById(manager, id);
    if (!row) throw notFound(WHAT);
    return toOffer(row);
  }

  create(body: CreateOfferDto): Promise<AdminOffer> {
    return inTransaction(this.dataSource, async (manager) => {
      const place = await this.order.append(manager, body.storeId);
      return this.record(await insertOffer(manager, { ...body, ...place }), manager);
    });
  }

  /** Puts offers behind the store's others, in the given order, within the caller's transaction. */
  async append(manager: EntityManager, storeId: number, offers: NewOffer[]): Promise<void> {
    const { sortOrder } = await this.order.append(manager, storeId);
    const rows = offers.map((offer, at) => ({ ...offer, storeId, sortOrder: sortOrder + at }));
    await insertOffers(manager, rows);
  }

  update(id: number, { version, storeId, ...fields }: UpdateOfferDto): Promise<AdminOffer> {
    return inTransaction(this.dataSource, async (manager) => {
      const place = storeId === undefined ? {} : await this.order.moveTo(manager, id, storeId);
      const changes = { ...fields, ...place };
      await updateVersioned(manager, OfferEntity, id, changes, version, WHAT);
      return this.record(id, manager);
    });
  }

  /** @returns the id of the bin's entry */
  remove(id: number): Promise<number> {
    return inTransaction(this.dataSource, async (manager) => {
      await this.order.takeOut(manager, id);
      return moveToBin(manager, 'offer', id);
    });
  }

  /** @returns all offers of the store, in the new order */
  async reorder({ storeId, offerIds }: ReorderOffersDto): Promise<AdminOffer[]> {
    const rows = await inTransaction(this.dataSource, async (manager) => {
      await this.order.reorder(manager, storeId, offerIds);
      const { items } = await findOffers(manager, { storeId }, 'place', ALL_ROWS);
      return items;
    });
    return rows.map(toOffer);
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
      const { items } = await findOffers(manager, { ids: offerIds }, 'place', ALL_ROWS);
      if (items.length < offerIds.length) {
        throw unknownReference('offerIds', 'offerIds names an offer that does not exist.');
      }
      return items;
    });
    return rows.map(toOffer);
  }
}
