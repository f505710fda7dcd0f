import { Email } from '../../../common/validation/fields.js';

/** Whoever wants the newsletter. */
export class SubscribeDto {
  @Email()
  email: string;
}
