import type { PasswordChange } from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inTransaction } from '../../database/transaction.js';
import { noteAction } from '../audit/note-action.js';
import { holdProvedAccount, updateAccount } from './admin-account.repository.js';
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
   * @throws AppError 'validation' for a wrong old password, 'too-many-requests'
   */
  async change({ password, newPassword }: PasswordChange, sessionId: number): Promise<void> {
    const proved = await this.proofs.passwordAgain(password, sessionId);
    const passwordHash = await hashPassword(newPassword);
    await inTransaction(this.dataSource, async (manager) => {
      await holdProvedAccount(manager, proved);
      await updateAccount(manager, { passwordHash });
      await endSessionsBut(manager, sessionId);
      await noteAction(manager, { action: 'change-password', entity: 'account' });
    });
  }
}
