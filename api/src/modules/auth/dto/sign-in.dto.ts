import { LIMITS } from '@deal-harbor/contracts';
import { RawText } from '../../../common/validation/fields.js';

export class SignInDto {
  @RawText(LIMITS.password)
  password: string;
}
