import type { EntityManager } from 'typeorm';

export interface OwedMail {
  subscriberId: number;
  /** With the one at hand. */
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
    `UPDATE welcome_mails w SET attempts = w.attempts + 1, due_at = now() + interval '1 day'
     FROM subscribers s
     WHERE s.id = w.subscriber_id AND w.subscriber_id = (
       SELECT subscriber_id FROM welcome_mails WHERE due_at <= now()
       ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING w.subscriber_id AS "subscriberId", w.attempts, s.email,
       s.unsubscribe_token AS "unsubscribeToken"`,
  );
  return mail ?? null;
}

export async function putMailOff(
  manager: EntityManager,
  subscriberId: number,
  minutes: number,
): Promise<void> {
  await manager.query(
    `UPDATE welcome_mails SET due_at = now() + make_interval(mins => $2) WHERE subscriber_id = $1`,
    [subscriberId, minutes],
  );
}

export async function forgetMail(manager: EntityManager, subscriberId: number): Promise<void> {
  await manager.query('DELETE FROM welcome_mails WHERE subscriber_id = $1', [subscriberId]);
}
