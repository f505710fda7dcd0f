import { SECOND_FACTOR_PROBLEM } from '@deal-harbor/contracts';
import { plainCode, type SignInStep, signInOutcome, waitText } from './sign-in-outcome.ts';

const answer = (status: number, body: unknown = null, retryAfter?: number) => ({
  status,
  body,
  total: null,
  ...(retryAfter && { retryAfter }),
});
const problem = (status: number, detail: string, type = 'about:blank') => ({
  type,
  title: 'x',
  status,
  detail,
});
const codeWanted = answer(401, problem(401, 'Enter the code.', SECOND_FACTOR_PROBLEM));
const STEPS: readonly SignInStep[] = ['password', 'code', 'recovery-code'];

it.each(STEPS)('lets in whom the server let in after the %s', (step) => {
  expect(signInOutcome(answer(200, { authenticated: true }), step)).toEqual({ kind: 'signed-in' });
});

it.each([401, 400])('calls the password invalid on %s', (status) => {
  expect(signInOutcome(answer(status), 'password')).toEqual({
    kind: 'refused',
    step: 'password',
    message: 'Invalid password',
    waitSeconds: 0,
  });
});

it('asks for a code only when the password was right', () => {
  expect(signInOutcome(codeWanted, 'password')).toEqual({ kind: 'code-needed' });
});

it.each(['code', 'recovery-code'] as const)('calls a wrong %s invalid', (step) => {
  const invalid = { kind: 'refused', step, message: expect.stringMatching(/^Invalid .*code/) };
  expect(signInOutcome(codeWanted, step)).toMatchObject(invalid);
  expect(signInOutcome(answer(400), step)).toMatchObject(invalid);
});

it('asks for the password again when it is not good any more', () => {
  expect(signInOutcome(answer(401), 'code')).toMatchObject({ kind: 'refused', step: 'password' });
});

it('says how long to wait', () => {
  expect(signInOutcome(answer(429, null, 60), 'password')).toMatchObject({ waitSeconds: 60 });
  expect(signInOutcome(answer(429), 'code')).toMatchObject({ step: 'code', waitSeconds: 30 });
});

it('passes on what else the server says', () => {
  const away = answer(503, problem(503, 'The database is away.'));
  expect(signInOutcome(away, 'password')).toMatchObject({ message: 'The database is away.' });
  expect(signInOutcome(answer(502), 'password')).toMatchObject({
    message: 'Please try again later.',
  });
});

it('takes codes as people write them', () => {
  expect([' 123 456', 'abcd-efgh-jkmn-pqrs'].map(plainCode)).toEqual([
    '123456',
    'abcdefghjkmnpqrs',
  ]);
});

it('writes waits in words', () => {
  expect([5, 60, 125].map(waitText)).toEqual(['5 s', '1 min 00 s', '2 min 05 s']);
});
