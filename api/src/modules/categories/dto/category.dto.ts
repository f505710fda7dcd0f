import { LIMITS } from '@deal-harbor/contracts';
import { PartialType } from '@nestjs/swagger';
import { Slug, Text, Version } from '../../../common/validation/fields.js';

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
