import type { Response } from 'express';

/** Redirects to a shop. Set here by hand: Express' own redirect rewrites the address. */
export function sendAway(response: Response, address: string): void {
  response
    .status(302)
    .set({
      Location: address,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      // Affiliate programmes want to know the site that sent someone, and no more than that.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    })
    .end();
}
