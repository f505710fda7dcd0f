import { BIN_DAYS } from '@deal-harbor/contracts';
import type { EntityManager } from 'typeorm';
import { deleteUnusedPictures } from '../media/unused-pictures.repository.js';
import { deleteOldBinEntries } from './bin.repository.js';

/** Days. Whoever has a post open over a weekend may still save it with the pictures that it had. */
const UNUSED_PICTURES_KEPT = 7;

/** In this order: what leaves the bin shows no picture any more. */
export async function emptyBin(manager: EntityManager): Promise<void> {
  await deleteOldBinEntries(manager, BIN_DAYS);
  await deleteUnusedPictures(manager, UNUSED_PICTURES_KEPT);
}
