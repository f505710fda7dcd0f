import { net } from 'electron';
import type { SiteCheck, SiteFault } from '../shared/site.ts';
import { siteOrigin } from './site-address.ts';
import { isRecentEnough, siteNameOf } from './site-answers.ts';
import type { SiteSessions } from './site-sessions.ts';
import { siteId } from './sites.ts';
import { troubleOf } from './trouble.ts';

const PATIENCE_MS = 15_000;

const failed = (fault: SiteFault): SiteCheck => ({ found: false, fault });

function faultOf(error: unknown): SiteFault {
  if (error instanceof SyntaxError) return 'not-a-site';
  return /redirect/i.test(String(error)) ? 'moved' : troubleOf(error, net.isOnline());
}

/** Asks an address whether a Deal Harbor site that this app understands is there. */
export async function checkSite(address: string, sessions: SiteSessions): Promise<SiteCheck> {
  const outcome = siteOrigin(address);
  if ('fault' in outcome) return failed(outcome.fault);
  const { origin } = outcome;
  const session = await sessions.of({ id: siteId(origin), origin });
  const signal = AbortSignal.timeout(PATIENCE_MS);
  async function read(path: string): Promise<unknown> {
    const answer = await session.fetch(origin + path, { signal, redirect: 'error' });
    const text = await answer.text();
    return answer.ok ? JSON.parse(text) : null;
  }
  try {
    const name = siteNameOf(await read('/api/config'));
    if (name === null) return failed('not-a-site');
    if (!isRecentEnough(await read('/api/openapi.json'))) return failed('too-old');
    return { found: true, origin, name };
  } catch (error) {
    return failed(faultOf(error));
  }
}
