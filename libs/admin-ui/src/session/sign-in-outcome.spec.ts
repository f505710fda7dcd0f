import { signInOutcome, waitText } from './sign-in-outcome.ts';

const answer = (status: number, body: unknown = null, retryAfter?: number) => ({
  status,
  body,
  total: null,
  retryAfter,
});
const problem = (status: number, detail: string) => ({ title: 'x', status, detail });

it('lets in whom the server let in', () => {
  expect(signInOutcome(answer(200, { authenticated: true }))).toEqual({ kind: 'signed-in' });
});

it.each([401, 400])('calls the password invalid on %s', (status) => {
  expect(signInOutcome(answer(status))).toEqual({
    kind: 'refused',
    message: 'Invalid password',
    waitSeconds: 0,
  });
});

it('says how long to wait', () => {
  expect(signInOutcome(answer(429, null, 60))).toMatchObject({ waitSeconds: 60 });
  expect(signInOutcome(answer(429))).toMatchObject({ waitSeconds: 30 });
});

it('passes on what else the server says', () => {
  const away = answer(503, problem(503, 'The database is away.'));
  expect(signInOutcome(away)).toMatchObject({ message: 'The database is away.' });
  expect(signInOutcome(answer(502))).toMatchObject({ message: 'Please try again later.' });
});

it('writes waits in words', () => {
  expect([5, 60, 125].map(waitText)).toEqual(['5 s', '1 min 00 s', '2 min 05 s']);
});
