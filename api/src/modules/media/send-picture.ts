import type { Response } from 'express';

export interface AnsweredPicture {
  /** Names these very bytes. */
  tag: string;
  /** WebP. */
  bytes: Buffer;
}

/** Answers a picture, or 304 to whoever has it; its address changes with its bytes. */
export function sendPicture(response: Response, { tag, bytes }: AnsweredPicture): void {
  response
    .set({
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `"${tag}"`,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      // Readers of the feed and previews in messengers show it from other origins.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
    .send(bytes);
}
