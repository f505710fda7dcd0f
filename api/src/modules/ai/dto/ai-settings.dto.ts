import { type AiSettingsChange, LIMITS } from '@deal-harbor/contracts';
import { Matches } from 'class-validator';
import { Nullable, Text, Version, WebAddress } from '../../../common/validation/fields.js';

/** What a header may carry. */
const VISIBLE_ASCII = /^[\x21-\x7e]+$/;

export class AiSettingsDto implements AiSettingsChange {
  @Nullable()
  @Matches(VISIBLE_ASCII, {
    message: '$property must be letters, digits and signs without spaces.',
  })
  @Text(LIMITS.aiKey)
  apiKey?: string | null;

  @Nullable()
  @Matches(/^[^?#]*$/, { message: '$property must have no question mark and no hash.' })
  @WebAddress()
  baseUrl?: string | null;

  @Nullable()
  @Text(LIMITS.aiModel)
  model?: string | null;

  @Version()
  version?: number;
}
