import { LIMITS, type OwnerProof } from '@deal-harbor/contracts';
import { RawText, Text } from '../../../common/validation/fields.js';

export class OwnerProofDto implements OwnerProof {
  @RawText(LIMITS.password)
  password: string;

  @Text(LIMITS.signInCode)
  code: string;
}
