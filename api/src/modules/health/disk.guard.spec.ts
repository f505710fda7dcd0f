import { tmpdir } from 'node:os';
import type { ExecutionContext } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error.js';
import type { Env } from '../../config/env.js';
import { DiskGuard } from './disk.guard.js';

/** A file system that never has room. */
const FULL = '/proc';

const allows = (dataDir: string, method: string, databaseUrl: string | null = null) => {
  const http = { getRequest: () => ({ method }) };
  const context = { switchToHttp: () => http } as unknown as ExecutionContext;
  return new DiskGuard({ dataDir, databaseUrl } as Env).canActivate(context);
};

describe('DiskGuard', () => {
  it('lets everything pass while there is room', async () => {
    for (const method of ['GET', 'POST']) expect(await allows(tmpdir(), method)).toBe(true);
  });

  it('refuses writes without, and says when to come back', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const refusal = await allows(FULL, method).catch((error) => error);
      expect(refusal).toBeInstanceOf(AppError);
      expect(refusal).toMatchObject({ code: 'unavailable', retryAfter: expect.any(Number) });
      expect(refusal.message).toContain('disk is full');
    }
    expect(await allows(FULL, 'GET')).toBe(true);
  });

  it('leaves a database elsewhere, and a folder that cannot be asked, to themselves', async () => {
    expect(await allows(FULL, 'POST', 'postgres://db.example/deals')).toBe(true);
    expect(await allows('/no/such/folder', 'POST')).toBe(true);
  });
});
