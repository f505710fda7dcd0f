import { LIMITS } from '@deal-harbor/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';
import { Id } from '../../../common/validation/fields.js';

const LARGEST_ID = 2_147_483_647;
const IDS = { each: true, message: 'offerIds must be a list of offer ids.' };

/** The whole order of one store's offers. */
export class ReorderOffersDto {
  @Id()
  storeId: number;

  /** Every offer of the store once, the first one first. */
  @ApiProperty({
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: LARGEST_ID },
    maxItems: LIMITS.reorder,
    uniqueItems: true,
  })
  @IsArray({ message: 'offerIds must be a list of offer ids.' })
  @ArrayMaxSize(LIMITS.reorder, { message: `offerIds must hold at most ${LIMITS.reorder} ids.` })
  @ArrayUnique({ message: 'offerIds must name each offer once.' })
  @IsInt(IDS)
  @Min(1, IDS)
  @Max(LARGEST_ID, IDS)
  offerIds: number[];
}
