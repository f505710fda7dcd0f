import { AsyncLocalStorage } from 'node:async_hooks';

const actors = new AsyncLocalStorage<string>();

/** Does the work in the name of the actor: the audit log says so of everything that it writes. */
export function actingAs<T>(actor: string, work: () => T): T {
  return actors.run(actor, work);
}

/** On whose behalf this code runs; null for visitors and for the product's own work. */
export function currentActor(): string | null {
  return actors.getStore() ?? null;
}

/** How the audit log calls one session of the owner's. */
export function sessionActor(sessionId: number): string {
  return `session ${sessionId}`;
}
