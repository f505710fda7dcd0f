import type { Subscriber } from '@deal-harbor/contracts';
import type { SubscriberRow } from './subscriber.row.js';

export function toSubscriber({ createdAt, ...row }: SubscriberRow): Subscriber {
  return { ...row, createdAt: createdAt.toISOString() };
}
