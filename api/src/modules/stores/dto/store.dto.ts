import { LIMITS, RESERVED_STORE_SLUGS } from '@deal-harbor/contracts';
import { PartialType } from '@nestjs/swagger';
import { IsNotIn } from 'class-validator';
import { type OrderOf, OwnersOrder } from '../../../common/http/owners-order.js';
import { ScopedPageQuery } from '../../../common/http/page.query.js';
import {
  MayBeAbsent,
  Nullable,
  Slug,
  Text,
  Version,
  WebAddress,
  Whole,
} from '../../../common/validation/fields.js';
import { Picture } from '../../../common/validation/picture.js';

export class CreateStoreDto {
  @Text(LIMITS.name)
  name: string;

  @Slug()
  @IsNotIn(RESERVED_STORE_SLUGS, { message: '$property must be another word than $value.' })
  slug: string;

  /** A data URL (PNG, JPEG, WebP or GIF), an http(s) address, or a path under /media. */
  @Nullable()
  @Picture()
  logo?: string | null;

  @MayBeAbsent()
  @Text(LIMITS.description, 0)
  description?: string;

  @Nullable()
  @WebAddress()
  website?: string | null;

  /** The category's name. */
  @Nullable()
  @Text(LIMITS.name)
  category?: string | null;

  /** 0 leaves the figure to the live count. */
  @MayBeAbsent()
  @Whole(0, LIMITS.dealCount)
  dealCount?: number;
}

/** Absent fields stay as they are. */
export class UpdateStoreDto extends PartialType(CreateStoreDto, { skipNullProperties: false }) {
  /** The version last seen: another one stored is 409. */
  @Version()
  version?: number;
}

export class StoresQuery extends ScopedPageQuery {
  /** Found in the store's name or category. */
  @MayBeAbsent()
  @Text(LIMITS.search, 0)
  search?: string;

  /** Slug, name in any case, or `all`. */
  @MayBeAbsent()
  @Text(LIMITS.slug, 0)
  category?: string;

  @OwnersOrder('stores')
  order?: OrderOf<'stores'>;
}
