import type { AdvertisingStatus, SessionState, Unsubscribed } from '@deal-harbor/contracts';
import { OneOf, PlainText, Truth } from './shape.js';

export class SessionStateSchema implements SessionState {
  @Truth()
  authenticated: boolean;
}

export class AdvertisingStatusSchema implements AdvertisingStatus {
  @Truth()
  configured: boolean;

  @PlainText()
  message: string;
}

export class SubscribedSchema {
  @Truth()
  subscribed: true;
}

export class UnsubscribedSchema implements Unsubscribed {
  @Truth()
  unsubscribed: true;
}

export class HealthSchema {
  @OneOf(['ok'])
  status: 'ok';
}
