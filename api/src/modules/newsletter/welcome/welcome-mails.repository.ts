import type { EntityManager } from 'typeorm';

export interface OwedMail {
  subscriberId: number;
  /** That were made before. */
  attempts: number;
  email: string;
  unsubscribeToken: string;
}

export async function isMailDue(manager: EntityManager): Promise<boolean> {
  const [{ due }] = await manager.query<[{ due: boolean }]>(
    'SELECT EXISTS (SELECT FROM welcome_mails WHERE due_at <= now()) AS due',
  );
  return due;
}

/**
 * Takes the mail that has been due for longest away from all instances for a day: should this one end
 * before it can tell how sending went, the subscriber gets no second mail on the same day.
 */
export async function claimMail(manager: EntityManager): Promise<OwedMail | null> {
  const [[mail]] = await manager.query<[OwedMail[], number]>(
    `UPDATE welcome_mails w SET due_at = now() + interval '1 day'
     FROM subscribers s
     WHERE s.id = w.subscriber_id AND w.subscriber_id = (
       SELECT subscriber_id FROM welcome_mails WHERE due_at <= now()
       ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING w.subscriber_id AS "subscriberId", w.attempts, s.email,
       s.unsubscribe_token AS "unsubscribeToken"`,
  );
  return mail ?? null;
}

/** @param attempts that have been made by now */
export async function putMailOff(
  manager: EntityManager,
  { subscriberId, attempts }: Pick<OwedMail, 'subscriberId' | 'attempts'>,
  seconds: number,
): Promise<void> {
  await manager.query(
    `UPDATE welcome_mails SET attempts = $2, due_at = now() + make_interval(secs => $3)
     WHERE subscriber_id = $1`,
    [subscriberId, attempts, seconds],
  );
}

export async function forgetMail(manager: EntityManager, subscriberId: number): Promise<void> {
  await manager.query('DELETE FROM welcome_mails WHERE subscriber_id = $1', [subscriberId]);
}
