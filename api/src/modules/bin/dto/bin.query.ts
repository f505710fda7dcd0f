import { BIN_KINDS, type BinKind, RESERVED_STORE_SLUGS } from '@deal-harbor/contracts';
import { IsNotIn } from 'class-validator';
import { PageQuery } from '../../../common/http/page.query.js';
import { MayBeAbsent, Slug, Word } from '../../../common/validation/fields.js';

export class BinQuery extends PageQuery {
  @MayBeAbsent()
  @Word(BIN_KINDS)
  kind?: BinKind;
}

export class RestoreQuery {
  /** For a store or a post whose own slug is taken by now. */
  @MayBeAbsent()
  @Slug()
  @IsNotIn(RESERVED_STORE_SLUGS, { message: '$property must be another word than $value.' })
  slug?: string;
}
