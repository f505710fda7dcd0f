import { LIMITS, type SignInRequest } from '@deal-harbor/contracts';
import { MayBeAbsent, RawText, Text } from '../../../common/validation/fields.js';

export class SignInDto implements SignInRequest {
  @RawText(LIMITS.password)
  password: string;

  @MayBeAbsent()
  @Text(LIMITS.signInCode)
  code?: string;
}
