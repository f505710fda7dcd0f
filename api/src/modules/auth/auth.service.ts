import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { findPasswordHash } from './admin-account.repository.js';
import { verifyPassword } from './password.js';
import { createSession, deleteSession, touchSession } from './sessions.repository.js';
import { SignInLimiter, tooManyAttempts } from './sign-in-limiter.js';

@Injectable()
export class AuthService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limiter: SignInLimiter,
  ) {}

  /**
   * @returns the new session's id
   * @throws AppError 'unauthenticated', 'too-many-requests'
   */
  async signIn(password: string, address: string): Promise<string> {
    const wait = await this.limiter.begin(address);
    const passwordHash = await findPasswordHash(this.dataSource.manager);
    if (!passwordHash || !(await verifyPassword(passwordHash, password))) {
      throw wait > 0 ? tooManyAttempts(wait) : new AppError('unauthenticated', 'Invalid password');
    }
    await this.limiter.succeeded(address);
    return createSession(this.dataSource.manager);
  }

  async isSignedIn(sessionId: string | null): Promise<boolean> {
    return sessionId !== null && touchSession(this.dataSource.manager, sessionId);
  }

  async signOut(sessionId: string | null): Promise<void> {
    if (sessionId !== null) await deleteSession(this.dataSource.manager, sessionId);
  }
}
