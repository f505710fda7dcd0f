import type { OutboundKind } from '@deal-harbor/contracts';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { notFound } from '../../common/errors/app-error.js';

export const OUTBOUND_KINDS = ['store', 'coupon', 'offer'] as const satisfies OutboundKind[];

@Injectable()
export class OutboundKindPipe implements PipeTransform<string, OutboundKind> {
  transform(value: string): OutboundKind {
    const kind = OUTBOUND_KINDS.find((word) => word === value);
    if (!kind) throw notFound('Link');
    return kind;
  }
}
