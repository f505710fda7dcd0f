import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import type { Env } from '../../config/env.js';

function isSecure(env: Env): boolean {
  return env.siteUrl.startsWith('https:');
}

/** Behind https the name itself makes the browser refuse a cookie that a sister domain has set. */
export function cookieName(env: Env): string {
  return isSecure(env) ? '__Host-deal-harbor' : 'deal-harbor';
}

function options(env: Env): CookieOptions {
  return { httpOnly: true, sameSite: 'strict', path: '/', secure: isSecure(env) };
}

export function readSessionCookie(request: Request, env: Env): string | null {
  return parseCookie(request.headers.cookie ?? '')[cookieName(env)] ?? null;
}

/** A cookie of the browser's session; the server's own clock ends the session. */
export function setSessionCookie(response: Response, env: Env, token: string): void {
  response.cookie(cookieName(env), token, options(env));
}

export function clearSessionCookie(response: Response, env: Env): void {
  response.clearCookie(cookieName(env), options(env));
}
