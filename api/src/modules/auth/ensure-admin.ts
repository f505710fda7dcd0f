import type { DataSource } from 'typeorm';
import { inTransaction } from '../../database/transaction.js';
import { findPasswordHash, storePasswordHash } from './admin-account.repository.js';
import { generatePassword, hashPassword, verifyPassword } from './password.js';
import { deleteAllSessions } from './sessions.repository.js';

/**
 * Makes the owner's account at the first start. A configured password that differs from the stored one
 * replaces it and ends all sessions: that is how a lost password is recovered.
 * @returns the generated password, to be shown once; null when there is none to show
 */
export async function ensureAdmin(
  dataSource: DataSource,
  configured: string | null,
): Promise<string | null> {
  const stored = await findPasswordHash(dataSource.manager);
  if (stored && (!configured || (await verifyPassword(stored, configured)))) return null;
  const password = configured ?? generatePassword();
  const passwordHash = await hashPassword(password);
  await inTransaction(dataSource, async (manager) => {
    await storePasswordHash(manager, passwordHash);
    await deleteAllSessions(manager);
  });
  return configured ? null : password;
}
