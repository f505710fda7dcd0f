import type { PasswordChange } from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { inTransaction } from '../../database/transaction.js';
import { noteAction } from '../audit/note-action.js';
import { holdProvedAccount, updateAccount } from './admin-account.repository.js';
import { isCommonPassword } from './common-passwords.js';
import { OwnerProofs } from './owner-proofs.js';
import { hashPassword } from './password.js';
import { endSessionsBut } from './sessions/sessions.repository.js';

@Injectable()
export class PasswordService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly proofs: OwnerProofs,
  ) {}

  /**
   * Ends every session but the one that asks.
   * @throws AppError 'validation' for a wrong old password or a common new one, 'too-many-requests'
   */
  async change({ password, newPassword }: PasswordChange, sessionId: number): Promise<void> {
    const proved = await this.proofs.passwordAgain(password, sessionId);
    if (await isCommonPassword(newPassword)) {
      const message = 'newPassword is one that many people use: choose another.';
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
}
