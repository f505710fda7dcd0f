import type { DataSource } from 'typeorm';
import { inTransaction } from '../../database/transaction.js';
import { noteAction } from '../audit/note-action.js';
import { findAccount, insertAccount, updateAccount } from './admin-account.repository.js';
import { generatePassword, hashPassword, verifyPassword } from './password.js';
import { forgetSecondFactor } from './second-factor/forget-second-factor.js';
import { endSessionsBut } from './sessions/sessions.repository.js';

/** How the audit log calls what the start does by itself. */
const ACTOR = 'start';

/**
 * Makes the owner's account at the first start.
 * @param configured ADMIN_PASSWORD; one that no start has seen yet and that is not the stored one replaces it, turns
 * the second factor off and ends all sessions: that is how lost passwords and authenticators are recovered
 * @returns the generated password, to be shown once; null when there is none to show
 */
export async function ensureAdmin(
  dataSource: DataSource,
  configured: string | null,
): Promise<string | null> {
  const account = await findAccount(dataSource.manager);
  if (!account) return makeAccount(dataSource, configured);
  if (configured === null) return null;
  const { environmentHash, passwordHash } = account;
  if (environmentHash && (await verifyPassword(environmentHash, configured))) return null;
  if (await verifyPassword(passwordHash, configured)) {
    await updateAccount(dataSource.manager, { environmentHash: passwordHash });
  } else await replacePassword(dataSource, await hashPassword(configured));
  return null;
}

async function makeAccount(
  dataSource: DataSource,
  configured: string | null,
): Promise<string | null> {
  const password = configured ?? generatePassword();
  const passwordHash = await hashPassword(password);
  const environmentHash = configured === null ? null : passwordHash;
  await insertAccount(dataSource.manager, { passwordHash, environmentHash });
  return configured === null ? password : null;
}

async function replacePassword(dataSource: DataSource, passwordHash: string): Promise<void> {
  await inTransaction(dataSource, async (manager) => {
    await updateAccount(manager, { passwordHash, environmentHash: passwordHash });
    await forgetSecondFactor(manager);
    await endSessionsBut(manager, null);
    await noteAction(manager, { actor: ACTOR, action: 'replace-password', entity: 'account' });
  });
}
