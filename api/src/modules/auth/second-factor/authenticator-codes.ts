import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { KeyBox } from '../../../common/key-box.js';
import { SESSION_SECRET } from '../../../config/config.module.js';
import { noteAction } from '../../audit/note-action.js';
import type { AdminAccountEntity } from '../admin-account.entity.js';
import { updateAccount } from '../admin-account.repository.js';
import { recoveryHash } from './recovery-codes.js';
import { useRecoveryCode } from './recovery-codes.repository.js';
import { isTotpCode, stepOf } from './totp.js';

const PLACE = 'authenticator';

/** Knows the authenticator's secret, and takes each code once. */
@Injectable()
export class AuthenticatorCodes {
  private readonly box: KeyBox;

  constructor(@Inject(SESSION_SECRET) secret: string) {
    this.box = new KeyBox(secret, 'second factor');
  }

  seal(secret: string): Buffer {
    return this.box.seal(secret, PLACE);
  }

  /** @returns null when there is none, or SESSION_SECRET is another than it was sealed with */
  secretOf({ sealedTotp }: AdminAccountEntity): string | null {
    return sealedTotp && this.box.open(sealedTotp, PLACE);
  }

  /**
   * Uses up a code. Until the second factor is on, none counts but the authenticator's own.
   * @param account held by the transaction, so that two calls cannot take the same code
   * @param actor for the audit log, where it is not the one on whose behalf this code runs
   * @returns false when it is wrong or used up
   */
  async take(
    manager: EntityManager,
    account: AdminAccountEntity,
    code: string,
    actor?: string,
  ): Promise<boolean> {
    if (isTotpCode(code) || account.totpSince === null) {
      return this.takeTotp(manager, account, code);
    }
    if (!(await useRecoveryCode(manager, recoveryHash(code)))) return false;
    await noteAction(manager, { actor, action: 'use-recovery-code', entity: 'account' });
    return true;
  }

  private async takeTotp(
    manager: EntityManager,
    account: AdminAccountEntity,
    code: string,
  ): Promise<boolean> {
    const secret = this.secretOf(account);
    const step = secret === null ? null : stepOf(secret, code, new Date());
    if (step === null || step <= account.totpStep) return false;
    await updateAccount(manager, { totpStep: step });
    return true;
  }
}
