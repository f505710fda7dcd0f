import { adminPassword } from '../../support/settings.ts';
import { type Answer, newVisitor, type Sent, send } from './wire.ts';

export const JSON_TYPE = ['Content-Type', 'application/json'] as const;

let cookie: string | null = null;

/** The owner's cookie. */
export async function ownersCookie(): Promise<string> {
  cookie ??= await signIn();
  return cookie;
}

/** After a call that may have ended the session. */
export function forgetCookie(): void {
  cookie = null;
}

async function signIn(): Promise<string> {
  const answer = await send({
    method: 'POST',
    target: '/api/admin/session',
    headers: [JSON_TYPE, ['X-Forwarded-For', newVisitor()]],
    body: Buffer.from(JSON.stringify({ password: adminPassword })),
  });
  const [given] = (answer.headers['set-cookie'] ?? '').toString().split(';');
  if (answer.status !== 200 || !given) throw new Error(`Signing in answered ${answer.text}`);
  return given;
}

/** A call as the owner. */
export async function asOwner(method: string, target: string, body?: unknown): Promise<Answer> {
  const headers: Sent['headers'] = [
    ['Cookie', await ownersCookie()],
    ...(body === undefined ? [] : [JSON_TYPE]),
  ];
  const bytes = body === undefined ? null : Buffer.from(JSON.stringify(body));
  return await send({ method, target, headers, body: bytes });
}

/** A call as the owner that must succeed. @returns what it answers as JSON, undefined for nothing */
export async function done(method: string, target: string, body?: unknown) {
  const answer = await asOwner(method, target, body);
  if (answer.status >= 300) {
    throw new Error(`${method} ${target} answered ${answer.status}: ${answer.text}`);
  }
  return answer.text === '' ? undefined : JSON.parse(answer.text);
}
