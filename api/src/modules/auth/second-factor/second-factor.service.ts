import type {
  OwnerProof,
  RecoveryCodes,
  SecondFactorEnrolment,
  SecondFactorState,
} from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../common/errors/app-error.js';
import { inTransaction } from '../../../database/transaction.js';
import { noteAction } from '../../audit/note-action.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { AdminAccountEntity } from '../admin-account.entity.js';
import {
  findAccount,
  holdAccount,
  holdProvedAccount,
  updateAccount,
} from '../admin-account.repository.js';
import { OwnerProofs } from '../owner-proofs.js';
import { endSessionsBut } from '../sessions/sessions.repository.js';
import { AuthenticatorCodes } from './authenticator-codes.js';
import { forgetSecondFactor } from './forget-second-factor.js';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.js';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.repository.js';
import { newSecret, qrPicture, totpUri } from './totp.js';

const LABEL = 'admin';
const SECRET_LOST =
  'The authenticator’s secret cannot be read any more, because SESSION_SECRET changed: sign in with recovery codes, remove the second factor and set it up again.';
const IS_ON = 'The second factor is on already: remove it first.';
const IS_OFF = 'The second factor is off.';
const NOT_BEGUN = 'Scan a new code first.';

@Injectable()
export class SecondFactorService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly proofs: OwnerProofs,
    private readonly codes: AuthenticatorCodes,
    private readonly settings: SettingsService,
  ) {}

  async state(): Promise<SecondFactorState> {
    const { manager } = this.dataSource;
    const account = await findAccount(manager);
    if (!account?.totpSince) {
      return { enabled: false, since: null, recoveryCodesLeft: 0, problem: null };
    }
    return {
      enabled: true,
      since: account.totpSince.toISOString(),
      recoveryCodesLeft: await countRecoveryCodes(manager),
      problem: this.codes.secretOf(account) === null ? SECRET_LOST : null,
    };
  }

  /**
   * Makes a secret, which asks for nothing until a code of it has been confirmed.
   * @throws AppError 'conflict' when the second factor is on
   */
  async begin(): Promise<SecondFactorEnrolment> {
    const { siteName } = await this.settings.config();
    const secret = newSecret();
    await inTransaction(this.dataSource, async (manager) => {
      const account = await holdAccount(manager);
      if (account.totpSince) throw new AppError('conflict', IS_ON);
      await updateAccount(manager, { sealedTotp: this.codes.seal(secret), totpStep: 0 });
    });
    const uri = totpUri(secret, siteName, LABEL);
    return { secret, uri, picture: qrPicture(uri) };
  }

  /**
   * Turns it on, and ends every other session: none of them has shown a code.
   * @throws AppError 'conflict', 'validation', 'too-many-requests'
   */
  async confirm({ password, code }: OwnerProof, sessionId: number): Promise<RecoveryCodes> {
    const proved = await this.proofs.passwordAgain(password, sessionId);
    if (proved.totpSince) throw new AppError('conflict', IS_ON);
    if (!proved.sealedTotp) throw new AppError('conflict', NOT_BEGUN);
    return this.withCode(proved, code, sessionId, async (manager) => {
      await updateAccount(manager, { totpSince: new Date() });
      await endSessionsBut(manager, sessionId);
      await noteAction(manager, { action: 'enable-second-factor', entity: 'account' });
      return this.renew(manager);
    });
  }

  /** @throws AppError 'conflict', 'validation', 'too-many-requests' */
  async renewCodes({ password, code }: OwnerProof, sessionId: number): Promise<RecoveryCodes> {
    const proved = await this.provedOn(password, sessionId);
    return this.withCode(proved, code, sessionId, async (manager) => {
      await noteAction(manager, { action: 'renew-recovery-codes', entity: 'account' });
      return this.renew(manager);
    });
  }

  /** @throws AppError 'conflict', 'validation', 'too-many-requests' */
  async remove({ password, code }: OwnerProof, sessionId: number): Promise<void> {
    const proved = await this.provedOn(password, sessionId);
    await this.withCode(proved, code, sessionId, async (manager) => {
      await forgetSecondFactor(manager);
      await noteAction(manager, { action: 'remove-second-factor', entity: 'account' });
    });
  }

  private async provedOn(password: string, sessionId: number): Promise<AdminAccountEntity> {
    const proved = await this.proofs.passwordAgain(password, sessionId);
    if (!proved.totpSince) throw new AppError('conflict', IS_OFF);
    return proved;
  }

  /** Does the work in the transaction that uses up the code. */
  private withCode<T>(
    proved: AdminAccountEntity,
    code: string,
    sessionId: number,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    return this.proofs.codeAgain(code, sessionId, () =>
      inTransaction(this.dataSource, async (manager) => {
        const account = await holdProvedAccount(manager, proved);
        const taken = await this.codes.take(manager, account, code);
        return taken ? work(manager) : null;
      }),
    );
  }

  private async renew(manager: EntityManager): Promise<RecoveryCodes> {
    const recoveryCodes = newRecoveryCodes();
    await replaceRecoveryCodes(manager, recoveryCodes.map(recoveryHash));
    return { recoveryCodes };
  }
}
