import { pagePolicy } from './content-policy.ts';

/** A whole document. */
export interface RenderedPage {
  status: number;
  /** The content's type and policy, and where the status asks for them Location or Retry-After. */
  headers: Record<string, string>;
  body: string;
  /** What went wrong in the rendering, for the log. */
  fault?: unknown;
}

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
