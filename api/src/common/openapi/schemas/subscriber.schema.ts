import type { Subscriber } from '@deal-harbor/contracts';
import { Identifier, Moment, PlainText } from './shape.js';

export class SubscriberSchema implements Subscriber {
  @Identifier()
  id: number;

  @PlainText()
  email: string;

  @Moment()
  createdAt: string;
}
