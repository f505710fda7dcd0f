import { ADMIN_PASSWORD } from './settings.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** Calls the API as scripts do, with a cookie or without. */
export class Caller {
  readonly origin: string;
  readonly cookie: string;
  private readonly address: string;

  constructor(origin: string, cookie = '', address = '') {
    this.origin = origin;
    this.cookie = cookie;
    this.address = address;
  }

  /** The same session at another address. */
  at(origin: string): Caller {
    return new Caller(origin, this.cookie);
  }

  /** Somebody without a session, as the proxy forwards them. */
  from(address: string): Caller {
    return new Caller(this.origin, '', address);
  }

  async call(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.cookie && { Cookie: this.cookie }),
        ...(this.address && { 'X-Forwarded-For': this.address }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  /** A call that must succeed. @returns what it answers as JSON, undefined for nothing */
  async done(method: string, path: string, body?: object) {
    const { status, text } = await this.call(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }

  /** Adds a record. @returns its id */
  async add(path: string, body: object): Promise<number> {
    return (await this.done('POST', path, body)).id;
  }
}

/** The owner, signed in at this address. */
export async function signIn(origin: string): Promise<Caller> {
  const { status, headers, text } = await new Caller(origin).call('POST', '/api/admin/session', {
    password: ADMIN_PASSWORD,
  });
  if (status >= 300) throw new Error(`Signing in answered ${status}: ${text}`);
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return new Caller(origin, cookies.join('; '));
}
