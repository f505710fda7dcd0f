import { ADMIN_PASSWORD, type Instance } from './instance.ts';

/** The owner, signed in at one instance. */
export interface Owner {
  /** @throws Error when the call is refused */
  put(path: string, body: object): Promise<void>;
}

export async function signIn({ origin }: Instance): Promise<Owner> {
  const call = async (method: string, path: string, body: object, cookie = '') => {
    const answer = await fetch(origin + path, {
      method,
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return answer;
  };
  const { headers } = await call('POST', '/api/admin/session', { password: ADMIN_PASSWORD });
  const cookie = headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return {
    put: async (path, body) => {
      await call('PUT', path, body, cookie);
    },
  };
}
