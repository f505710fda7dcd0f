import type { BinKind, Restored } from '@deal-harbor/contracts';
import type { EntityManager } from 'typeorm';
import { AppError, notFound } from '../../common/errors/app-error.js';
import { lockStores, openPlace } from '../offers/offer-order.repository.js';
import { type BinRow, deleteBinEntry, findTitleInBin, lockBinEntry } from './bin.repository.js';
import { BINNED } from './bin-kinds.js';
import { givePostsTheirStore, leaveWordForStore } from './post-stores.repository.js';
import {
  type OtherValues,
  putRowsBack,
  type StoredRow,
  sayThatRowsAreRestored,
  storedRow,
} from './put-back.repository.js';

/** Holds the store of a coupon or an offer, so that it is there until the transaction ends. */
async function heldStore(
  manager: EntityManager,
  { storeName }: BinRow,
  row: StoredRow,
): Promise<number> {
  const storeId = row.store_id as number;
  const [held] = await lockStores(manager, [storeId]);
  if (held !== undefined) return held;
  const title = await findTitleInBin(manager, 'store', storeId);
  throw new AppError(
    'conflict',
    title === null
      ? `Its store “${storeName}” is gone for good: it cannot come back.`
      : `Its store “${title}” is in the bin: restore the store first.`,
  );
}

type Prepare = (manager: EntityManager, entry: BinRow, row: StoredRow) => Promise<OtherValues>;

const nothing: Prepare = async () => ({});

/** What is seen to before the rows of each kind come back, and what they have to be given. */
const PREPARE: Record<BinKind, Prepare> = {
  store: nothing,
  product: nothing,
  coupon: async (manager, entry, row) => ({ store_id: await heldStore(manager, entry, row) }),
  offer: async (manager, entry, row) => {
    const storeId = await heldStore(manager, entry, row);
    const sortOrder = row.sort_order as number;
    return { sort_order: await openPlace(manager, { storeId, sortOrder }) };
  },
  post: async (manager, { entityId }, { target_store_id: storeId }) => {
    if (typeof storeId === 'number') await leaveWordForStore(manager, entityId, storeId);
    return {};
  },
};

/**
 * Puts back what an entry holds, under the same ids, and takes the entry out of the bin, within the caller's
 * transaction.
 * @param slug for a store or a post whose own one is taken by now; undefined for the one that it had
 * @throws AppError 'not-found', 'validation' for a slug of something that has none, 'conflict' when the slug is
 * taken or the store of a coupon or an offer is not there
 */
export async function restore(
  manager: EntityManager,
  entryId: number,
  slug: string | undefined,
): Promise<Restored> {
  const entry = await lockBinEntry(manager, entryId);
  if (!entry) throw notFound('Entry');
  const { kind, entityId } = entry;
  const [[own], ...dependents] = BINNED[kind].rows;
  const row = await storedRow(manager, entryId, own);
  const former = (row.slug ?? null) as string | null;
  if (slug !== undefined && former === null) {
    const message = `slug is for stores and posts: a ${kind} has none.`;
    throw new AppError('validation', message, { errors: [{ field: 'slug', message }] });
  }
  const others = { ...(await PREPARE[kind](manager, entry, row)), ...(slug && { slug }) };
  await sayThatRowsAreRestored(manager);
  await putRowsBack(manager, entryId, own, row, others);
  for (const [table] of dependents) {
    await putRowsBack(manager, entryId, table, await storedRow(manager, entryId, table));
  }
  if (entry.posts > 0) await givePostsTheirStore(manager, entryId, entityId);
  await deleteBinEntry(manager, entryId);
  return { kind, id: entityId, slug: slug ?? former };
}
