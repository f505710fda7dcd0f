import { LIMITS } from '@deal-harbor/contracts';
import { Text } from '../../../common/validation/fields.js';

export class SuggestionsQuery {
  /** What is typed so far, in whatever spelling. */
  @Text(LIMITS.search)
  q: string;
}
