import type { PasswordChange } from '@deal-harbor/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { inTransaction } from '../../database/transaction.js';
import { noteAction } from '../audit/note-action.js';
import { defaultSettings } from '../settings/default-settings.js';
import { readSettings } from '../settings/settings.repository.js';
import { holdProvedAccount, updateAccount } from './admin-account.repository.js';
import { isCommonPassword } from './common-passwords.js';
import { OwnerProofs } from './owner-proofs.js';
import { hashPassword } from './password.js';
import { endSessionsBut } from './sessions/sessions.repository.js';
import { isWordOfThePlace } from './words-of-the-place.js';

@Injectable()
export class PasswordService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly proofs: OwnerProofs,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Ends every session but the one that asks.
   * @throws AppError 'validation' for a wrong old password or a new one that is soon guessed, 'too-many-requests'
   */
  async change({ password, newPassword }: PasswordChange, sessionId: number): Promise<void> {
    const proved = await this.proofs.passwordAgain(password, sessionId);
    const easy = await this.whyEasy(newPassword);
    if (easy) {
      const message = `newPassword is ${easy}: choose another.`;
      throw new AppError('validation', message, { errors: [{ field: 'newPassword', message }] });
    }
    const passwordHash = await hashPassword(newPassword);
    await inTransaction(this.dataSource, async (manager) => {
      await holdProvedAccount(manager, proved);
      await updateAccount(manager, { passwordHash });
      await endSessionsBut(manager, sessionId);
      await noteAction(manager, { action: 'change-password', entity: 'account' });
    });
  }

  /** Why a password would be among the first to be tried; null where it would not. */
  private async whyEasy(password: string): Promise<string | null> {
    if (await isCommonPassword(password)) return 'one that many people use';
    const { siteName, domain } = await readSettings(this.dataSource.manager);
    const { siteName: ourName } = defaultSettings(this.env.siteUrl);
    const hostname = new URL(this.env.siteUrl).hostname.replace(/^www\./, '');
    const [label = ''] = hostname.split('.');
    const names = [siteName, domain, hostname, label, ourName, 'admin', 'administrator'];
    return isWordOfThePlace(password, names) ? 'the name of this place' : null;
  }
}
