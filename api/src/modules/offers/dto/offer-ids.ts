import { LIMITS } from '@deal-harbor/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';
import { LARGEST_ID } from '../../../common/validation/fields.js';

const LIST = { message: '$property must be a list of offer ids.' };
const IDS = { each: true, ...LIST };

/** At least `min` ids of offers, each once. The rules hold in this order: size first. */
export function OfferIds(min: number): PropertyDecorator {
  const size = { message: `$property must hold ${min} to ${LIMITS.reorder} ids.` };
  return applyDecorators(
    ApiProperty({
      type: 'array',
      items: { type: 'integer', minimum: 1, maximum: LARGEST_ID },
      minItems: min,
      maxItems: LIMITS.reorder,
      uniqueItems: true,
    }),
    IsArray(LIST),
    ArrayMinSize(min, size),
    ArrayMaxSize(LIMITS.reorder, size),
    IsInt(IDS),
    Min(1, IDS),
    Max(LARGEST_ID, IDS),
    ArrayUnique({ message: '$property must name each offer once.' }),
  );
}
