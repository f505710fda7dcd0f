import type { SignInRequest, Visitor } from '@deal-harbor/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { sessionActor } from '../../common/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { networkKey } from '../../common/http/network-key.js';
import { SESSION_SECRET } from '../../config/config.module.js';
import { inTransaction } from '../../database/transaction.js';
import { noteAction } from '../audit/note-action.js';
import { holdProvedAccount } from './admin-account.repository.js';
import { OwnerProofs } from './owner-proofs.js';
import { AuthenticatorCodes } from './second-factor/authenticator-codes.js';
import { deviceOf } from './sessions/device-of.js';
import { createSession, endSessionOf, touchSession } from './sessions/sessions.repository.js';

/** Letters of a network's hash that tell strangers apart. */
const SHOWN = 8;

function strangerActor(network: string): string {
  return `network ${Buffer.from(network, 'base64url').toString('hex').slice(0, SHOWN)}`;
}

@Injectable()
export class AuthService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly proofs: OwnerProofs,
    private readonly codes: AuthenticatorCodes,
    @Inject(SESSION_SECRET) private readonly secret: string,
  ) {}

  /**
   * @param former the token of the session that this one takes the place of
   * @returns the new session's token
   * @throws AppError 'unauthenticated', 'second-factor' when the password is right but the code is missing or
   * wrong, 'too-many-requests'
   */
  async signIn(
    { password, code }: SignInRequest,
    { address, userAgent }: Visitor,
    former: string | null,
  ): Promise<string> {
    const network = networkKey(address, this.secret);
    const actor = strangerActor(network);
    const account = await this.proofs.byPassword(password, network, actor);
    if (!account) throw new AppError('unauthenticated', 'Invalid password');
    const open = () =>
      inTransaction(this.dataSource, async (manager) => {
        const held = await holdProvedAccount(manager, account);
        const passed =
          held.totpSince === null || (await this.codes.take(manager, held, code ?? '', actor));
        return passed ? this.newSession(manager, deviceOf(userAgent), former) : null;
      });
    const token = account.totpSince ? await this.withCode(code, actor, open) : await open();
    if (token === null) throw new AppError('second-factor', 'Invalid code');
    return token;
  }

  /** @returns the session's id; null when the token opens none */
  async sessionOf(token: string | null): Promise<number | null> {
    return token === null ? null : touchSession(this.dataSource.manager, token);
  }

  async signOut(token: string | null): Promise<void> {
    if (token === null) return;
    await inTransaction(this.dataSource, async (manager) => {
      const ended = await endSessionOf(manager, token);
      if (!ended) return;
      const session = { entity: 'session', entityId: ended.id, title: ended.device } as const;
      await noteAction(manager, { actor: sessionActor(ended.id), action: 'sign-out', ...session });
    });
  }

  private withCode(
    code: string | undefined,
    actor: string,
    open: () => Promise<string | null>,
  ): Promise<string | null> {
    if (code !== undefined) return this.proofs.byCode(code, actor, open);
    throw new AppError('second-factor', 'Enter the code of your authenticator app.');
  }

  private async newSession(
    manager: EntityManager,
    device: string,
    former: string | null,
  ): Promise<string> {
    if (former !== null) await endSessionOf(manager, former);
    const { id, token } = await createSession(manager, device);
    const session = { entity: 'session', entityId: id, title: device } as const;
    await noteAction(manager, { actor: sessionActor(id), action: 'sign-in', ...session });
    return token;
  }
}
