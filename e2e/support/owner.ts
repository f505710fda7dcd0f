import type { APIRequestContext } from 'playwright/test';
import { expect } from 'playwright/test';
import { adminPassword } from './settings.ts';

/** Signs the owner in; the context's later calls may write. */
export async function signIn(request: APIRequestContext): Promise<void> {
  const answer = await request.post('/api/admin/session', { data: { password: adminPassword } });
  expect(answer.status()).toBe(200);
}
