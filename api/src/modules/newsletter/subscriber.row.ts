import type { Subscriber } from '@deal-harbor/contracts';

/** A subscriber as the repository's SQL answers it. */
export type SubscriberRow = Omit<Subscriber, 'createdAt'> & { createdAt: Date };
