import type { Visitor } from '@deal-harbor/contracts';
import type { Request } from 'express';

/** The address is the one that TRUST_PROXY defines, never a header of the client's choosing. */
export function visitorOf(request: Request): Visitor {
  return { address: request.ip ?? '', userAgent: request.get('user-agent') ?? '' };
}
