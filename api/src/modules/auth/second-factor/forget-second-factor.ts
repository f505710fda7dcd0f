import type { EntityManager } from 'typeorm';
import { updateAccount } from '../admin-account.repository.js';
import { replaceRecoveryCodes } from './recovery-codes.repository.js';

/** Turns it off: the password alone opens a session again. */
export async function forgetSecondFactor(manager: EntityManager): Promise<void> {
  await updateAccount(manager, { sealedTotp: null, totpSince: null, totpStep: 0 });
  await replaceRecoveryCodes(manager, []);
}
