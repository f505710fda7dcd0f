import { LIMITS } from '@deal-harbor/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';
import { Id, LARGEST_ID } from '../../../common/validation/fields.js';

const IDS = { each: true, message: 'offerIds must be a list of offer ids.' };

/** The whole order of one store's offers. */
export class ReorderOffersDto {
  @Id()
  storeId: number;

  /** Every offer of the store once, the first one first. Rules hold from the last line upwards: size first. */
  @ApiProperty({
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: LARGEST_ID },
    maxItems: LIMITS.reorder,
    uniqueItems: true,
  })
  @ArrayUnique({ message: 'offerIds must name each offer once.' })
  @Max(LARGEST_ID, IDS)
  @Min(1, IDS)
  @IsInt(IDS)
  @ArrayMaxSize(LIMITS.reorder, { message: `offerIds must hold at most ${LIMITS.reorder} ids.` })
  @IsArray({ message: 'offerIds must be a list of offer ids.' })
  offerIds: number[];
}
