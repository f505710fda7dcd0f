import type { RenderedPage } from '@deal-harbor/contracts';
import { pagePolicy } from './content-policy.ts';

const RETRY_AFTER_SECONDS = '5';

export function answerOf(
  status: number,
  body: string,
  contentPolicy = pagePolicy(body),
): RenderedPage {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentPolicy,
    ...(status === 503 && { 'Retry-After': RETRY_AFTER_SECONDS }),
  };
  return { status, headers, body };
}

/** @param location a path */
export function movedTo(location: string): RenderedPage {
  const { headers, ...answer } = answerOf(301, '');
  return { ...answer, headers: { ...headers, Location: location } };
}
