import {
  BIN_KINDS,
  type BinEntry,
  type BinKind,
  type Restored,
  type StoreDependents,
} from '@deal-harbor/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Identifier, Moment, NullableText, OneOf, PlainText } from './shape.js';
import { StoreDependentsSchema } from './store.schema.js';

export class BinEntrySchema implements BinEntry {
  @Identifier()
  id: number;

  @OneOf(BIN_KINDS)
  kind: BinKind;

  @PlainText()
  title: string;

  @NullableText('Of a coupon or an offer.')
  storeName: string | null;

  @Moment()
  deletedAt: string;

  @Moment()
  expiresAt: string;

  @ApiProperty({ type: StoreDependentsSchema, description: 'Of a store; all 0 for the others.' })
  counts: StoreDependents;
}

export class RestoredSchema implements Restored {
  @OneOf(BIN_KINDS)
  kind: BinKind;

  @Identifier()
  id: number;

  @NullableText('Of a store or a post.')
  slug: string | null;
}
