import type { EntityManager } from 'typeorm';

/** An address that is known, in any case, stays as it was first given. */
export async function keepSubscriber(manager: EntityManager, email: string): Promise<void> {
  await manager.query(
    'INSERT INTO subscribers (email) VALUES ($1) ON CONFLICT (lower(email)) DO NOTHING',
    [email],
  );
}
