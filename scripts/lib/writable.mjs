import { access, constants } from 'node:fs/promises';
import { Failure } from './failure.mjs';

/**
 * @param {string} folder
 * @param {string} purpose what the writing is for, as a verb
 * @throws Failure when this user may not write there
 */
export async function refuseReadOnly(folder, purpose) {
  try {
    await access(folder, constants.W_OK);
  } catch {
    throw new Failure(
      `${folder} cannot be written by this user, so it is not possible to ${purpose}.`,
    );
  }
}
