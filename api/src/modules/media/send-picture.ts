import type { Response } from 'express';
import type { PictureFile } from './media.repository.js';

/** Answers a stored picture, or 304 to whoever has it; its address changes with its bytes. */
export function sendPicture(response: Response, { hash, extension, bytes }: PictureFile): void {
  response
    .set({
      'Content-Type': `image/${extension}`,
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `"${hash}"`,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      // Readers of the feed and previews in messengers show it from other origins.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
    .send(bytes);
}
