import { LIMITS } from '@deal-harbor/contracts';
import { PartialType } from '@nestjs/swagger';
import { type OrderOf, OwnersOrder } from '../../../common/http/owners-order.js';
import { ScopedPageQuery } from '../../../common/http/page.query.js';
import { MayBeAbsent, Slug, Text, Version } from '../../../common/validation/fields.js';

/** A category as the owner writes it. */
export class CreateCategoryDto {
  @Text(LIMITS.name)
  name: string;

  @Slug()
  slug: string;
}

/** Absent fields stay as they are. A new name is carried into the stores' category text. */
export class UpdateCategoryDto extends PartialType(CreateCategoryDto, {
  skipNullProperties: false,
}) {
  @Version()
  version?: number;
}

export class CategoriesQuery extends ScopedPageQuery {
  /** Found in name or slug. */
  @MayBeAbsent()
  @Text(LIMITS.search, 0)
  search?: string;

  @OwnersOrder('categories')
  order?: OrderOf<'categories'>;
}
