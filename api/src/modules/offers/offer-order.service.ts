import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  AppError,
  notFound,
  staleVersion,
  unknownReference,
} from '../../common/errors/app-error.js';
import {
  closeGap,
  findPlace,
  lockStores,
  nextPlace,
  type OfferPlace,
  offerIdsOf,
  writeOrder,
} from './offer-order.repository.js';

/** Keeps each store's offers in order; every method runs inside the caller's transaction. */
@Injectable()
export class OfferOrderService {
  /** The place of an offer that is about to be added to a store. */
  async append(manager: EntityManager, storeId: number): Promise<OfferPlace> {
    await lockStores(manager, [storeId]);
    return { storeId, sortOrder: await nextPlace(manager, storeId) };
  }

  /**
   * The place of an offer that is about to be written into a store: its own, or behind that store's last.
   * @throws AppError 'not-found', 'stale-version'
   */
  async moveTo(manager: EntityManager, id: number, storeId: number): Promise<OfferPlace> {
    const place = await this.lockedPlace(manager, id, storeId);
    if (place.storeId === storeId) return place;
    const sortOrder = await nextPlace(manager, storeId);
    await closeGap(manager, place);
    return { storeId, sortOrder };
  }

  /** Closes the gap that an offer leaves when it is about to be deleted. */
  async takeOut(manager: EntityManager, id: number): Promise<void> {
    await closeGap(manager, await this.lockedPlace(manager, id));
  }

  /**
   * @throws AppError 'unknown-reference' for the store, 'conflict' when the list is not exactly its offers
   */
  async reorder(manager: EntityManager, storeId: number, offerIds: number[]): Promise<void> {
    const [store] = await lockStores(manager, [storeId]);
    if (store === undefined) throw unknownReference('storeId', 'There is no such store.');
    const stored = new Set(await offerIdsOf(manager, storeId));
    if (stored.size !== offerIds.length || !offerIds.every((id) => stored.has(id))) {
      const message = "offerIds must name each of the store's offers once: load them again.";
      throw new AppError('conflict', message, { errors: [{ field: 'offerIds', message }] });
    }
    await writeOrder(manager, storeId, offerIds);
  }

  /** Read again under the lock: before it, another call may have moved the offer. */
  private async lockedPlace(
    manager: EntityManager,
    id: number,
    otherStoreId?: number,
  ): Promise<OfferPlace> {
    const seen = await findPlace(manager, id);
    if (!seen) throw notFound('Offer');
    await lockStores(manager, [seen.storeId, otherStoreId ?? seen.storeId]);
    const place = await findPlace(manager, id);
    if (!place) throw notFound('Offer');
    if (place.storeId !== seen.storeId) throw staleVersion();
    return place;
  }
}
