import type { ApiCall, TransportAnswer } from '@deal-harbor/api-client';
import { renewingTransport } from './renewing.ts';
import { Session } from './session.ts';

const save: ApiCall = { method: 'PUT', path: '/api/stores/1', body: { name: 'typed' } };

/** A server that answers with these statuses, one after another. */
function server(...statuses: number[]) {
  const calls: ApiCall[] = [];
  const transport = async (call: ApiCall): Promise<TransportAnswer> => {
    calls.push(call);
    return { status: statuses.shift() ?? 200, body: null, total: null };
  };
  return { calls, transport };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a session that has ended', () => {
  it('holds the call until the owner has signed in again', async () => {
    const session = new Session();
    session.open();
    const { calls, transport } = server(401, 200);
    const answer = renewingTransport(transport, session)(save);
    await settled();
    expect(session.store.getState().phase).toBe('ended');
    expect(calls).toHaveLength(1);
    session.open();
    expect((await answer).status).toBe(200);
    expect(calls).toEqual([save, save]);
  });

  it('holds all calls, and asks once more when the new session is over too', async () => {
    const session = new Session();
    session.open();
    const { transport } = server(401, 401, 401, 200, 200);
    const send = renewingTransport(transport, session);
    const answers = Promise.all([send(save), send(save)]);
    await settled();
    session.open();
    await settled();
    expect(session.store.getState().phase).toBe('ended');
    session.open();
    expect((await answers).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('only sends a call again that is refused after the owner has signed in', async () => {
    const session = new Session();
    session.open();
    const refusal = Promise.withResolvers<TransportAnswer>();
    const answers = [refusal.promise, Promise.resolve({ status: 200, body: null, total: null })];
    const answer = renewingTransport(() => answers.shift() as never, session)(save);
    session.open();
    refusal.resolve({ status: 401, body: null, total: null });
    expect((await answer).status).toBe(200);
    expect(session.store.getState().phase).toBe('open');
  });

  it('passes the refusal on when the owner locks the admin instead', async () => {
    const session = new Session();
    session.open();
    const { calls, transport } = server(401);
    const answer = renewingTransport(transport, session)(save);
    await settled();
    session.lock();
    expect((await answer).status).toBe(401);
    expect(calls).toHaveLength(1);
  });

  it('is none for a wrong password, nor before anybody has signed in', async () => {
    const session = new Session();
    const { transport } = server(401, 401);
    const send = renewingTransport(transport, session);
    expect((await send(save)).status).toBe(401);
    session.open();
    expect((await send({ method: 'POST', path: '/api/admin/session' })).status).toBe(401);
    expect(session.store.getState().phase).toBe('open');
  });
});
