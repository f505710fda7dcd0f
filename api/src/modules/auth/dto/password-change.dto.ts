import { LIMITS, MIN_PASSWORD_LENGTH, type PasswordChange } from '@deal-harbor/contracts';
import { RawText } from '../../../common/validation/fields.js';

export class PasswordChangeDto implements PasswordChange {
  @RawText(LIMITS.password)
  password: string;

  @RawText(LIMITS.password, MIN_PASSWORD_LENGTH)
  newPassword: string;
}
