export type Ids = readonly number[];

interface Handlers {
  send: (ids: Ids) => Promise<unknown>;
  /** This order is the server's now; a later one may be on its way. */
  onStored: (ids: Ids) => void;
  /** Nothing is on its way any more. @param error of the last order, when it was refused */
  onRest: (error: unknown) => void;
}

/**
 * Sends orders so that none overtakes another. Of those that come while one is on its way only the last
 * is sent: it contains the moves of all.
 */
export function createOrderQueue() {
  let waiting: Ids | null = null;
  let busy = false;

  async function run({ send, onStored, onRest }: Handlers): Promise<void> {
    busy = true;
    let error: unknown = null;
    while (waiting) {
      const ids: Ids = waiting;
      waiting = null;
      try {
        await send(ids);
        error = null;
        onStored(ids);
      } catch (refusal) {
        error = refusal;
      }
    }
    busy = false;
    onRest(error);
  }

  return (ids: Ids, handlers: Handlers): void => {
    waiting = ids;
    if (!busy) void run(handlers);
  };
}
