import { createOrderQueue, type Ids } from './order-queue.ts';

/** A server whose answers the test gives, in the order of the calls. */
function setUp() {
  const push = createOrderQueue();
  const calls: { ids: Ids; answer: PromiseWithResolvers<void> }[] = [];
  const told: unknown[] = [];
  const handlers = {
    send: (ids: Ids) => {
      const answer = Promise.withResolvers<void>();
      calls.push({ ids, answer });
      return answer.promise;
    },
    onStored: (ids: Ids) => told.push(ids),
    onRest: (error: unknown) => told.push(error),
  };
  const settle = async (call: number, error?: Error) => {
    if (error) calls[call]?.answer.reject(error);
    else calls[call]?.answer.resolve();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return {
    push: (ids: Ids) => push(ids, handlers),
    settle,
    told,
    sent: () => calls.map(({ ids }) => ids),
  };
}

describe('the queue of orders', () => {
  it('sends one at once and tells that it rests', async () => {
    const { push, settle, told, sent } = setUp();
    push([1, 2]);
    expect(sent()).toEqual([[1, 2]]);
    await settle(0);
    expect(told).toEqual([[1, 2], null]);
  });

  it('lets none overtake another, and sends the last of those that wait', async () => {
    const { push, settle, told, sent } = setUp();
    push([1]);
    push([2]);
    push([3]);
    expect(sent()).toEqual([[1]]);
    await settle(0);
    expect(sent()).toEqual([[1], [3]]);
    push([4]);
    await settle(1);
    await settle(2);
    expect(sent()).toEqual([[1], [3], [4]]);
    expect(told).toEqual([[1], [3], [4], null]);
  });

  it('sends the waiting one although the one before it was refused', async () => {
    const { push, settle, told, sent } = setUp();
    push([1]);
    push([2]);
    await settle(0, new Error('no'));
    await settle(1);
    expect(sent()).toEqual([[1], [2]]);
    expect(told).toEqual([[2], null]);
  });

  it('tells why the last one was refused, and takes the next', async () => {
    const { push, settle, told } = setUp();
    const refusal = new Error('no');
    push([1]);
    await settle(0, refusal);
    expect(told).toEqual([refusal]);
    push([2]);
    await settle(1);
    expect(told).toEqual([refusal, [2], null]);
  });
});
