import type { OwnerProof } from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { sessionActor } from '../../common/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import type { AdminAccountEntity } from './admin-account.entity.js';
import { findAccount } from './admin-account.repository.js';
import { FailureNotes } from './failure-notes.js';
import { GuessLimiter } from './guess-limiter.js';
import { verifyPassword } from './password.js';
import { isTotpCode } from './second-factor/totp.js';

/** There is one owner with one authenticator, so there is one count of wrong codes. */
const CODES_KEY = 'second-factor';

function refused(field: keyof OwnerProof, message: string): AppError {
  return new AppError('validation', message, { errors: [{ field, message }] });
}

/** Checks what proves the owner, and slows down whoever guesses. */
@Injectable()
export class OwnerProofs {
  constructor(
    private readonly dataSource: DataSource,
    private readonly guesses: GuessLimiter,
    private readonly failures: FailureNotes,
  ) {}

  /**
   * @param key whose guesses are counted together
   * @param actor how the audit log calls them
   * @returns the account that the password opens; null when it is wrong
   * @throws AppError 'too-many-requests'
   */
  byPassword(password: string, key: string, actor: string): Promise<AdminAccountEntity | null> {
    return this.guesses.guess(key, async () => {
      const account = await findAccount(this.dataSource.manager);
      if (account && (await verifyPassword(account.passwordHash, password))) return account;
      await this.failures.note(actor, 'wrong-password');
      return null;
    });
  }

  /**
   * Lets a code be tried. Recovery codes are too long to be guessed: they are not slowed down, so that nobody who
   * knows the password can keep the owner out.
   * @param attempt takes the code and answers null when it is wrong
   * @throws AppError 'too-many-requests', what `attempt` throws
   */
  byCode<T>(code: string, actor: string, attempt: () => Promise<T | null>): Promise<T | null> {
    const noted = async () => {
      const answer = await attempt();
      if (answer === null) await this.failures.note(actor, 'wrong-code');
      return answer;
    };
    return isTotpCode(code) ? this.guesses.guess(CODES_KEY, noted) : noted();
  }

  /**
   * The owner's password once more, from within a session.
   * @throws AppError 'validation' for the field, 'too-many-requests'
   */
  async passwordAgain(password: string, sessionId: number): Promise<AdminAccountEntity> {
    const actor = sessionActor(sessionId);
    const account = await this.byPassword(password, actor, actor);
    if (!account) throw refused('password', 'Invalid password');
    return account;
  }

  /**
   * The same for a code.
   * @throws AppError 'validation' for the field, 'too-many-requests', what `attempt` throws
   */
  async codeAgain<T>(
    code: string,
    sessionId: number,
    attempt: () => Promise<T | null>,
  ): Promise<T> {
    const answer = await this.byCode(code, sessionActor(sessionId), attempt);
    if (answer === null) throw refused('code', 'Invalid code');
    return answer;
  }
}
