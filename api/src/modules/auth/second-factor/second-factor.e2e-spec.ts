import { SECOND_FACTOR_PROBLEM } from '@deal-harbor/contracts';
import { Secret, TOTP } from 'otpauth';
import request from 'supertest';
import {
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestInstance,
} from '../../../../test/test-app.js';
import { ensureAdmin } from '../ensure-admin.js';

const SESSION = '/api/admin/session';
const PATH = '/api/admin/second-factor';

let app: TestApp;
let other: TestInstance;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  other = await app.startInstance({ keepAnswers: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.dataSource.query('TRUNCATE rate_limits, recovery_codes');
  await app.dataSource.query(
    'UPDATE admin_account SET sealed_totp = NULL, totp_since = NULL, totp_step = 0',
  );
  await app.owner.post(SESSION).send({ password: PASSWORD }).expect(200);
});

function codeOf(secret: string, periods = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + periods * 30_000 });
}

/** A code that is right, whatever was taken before. */
async function freshCode(secret: string): Promise<string> {
  await app.dataSource.query('UPDATE admin_account SET totp_step = 0');
  return codeOf(secret);
}

function wrongCode(secret: string): string {
  const right = new Set([-2, -1, 0, 1, 2].map((periods) => codeOf(secret, periods)));
  return ['000000', '000001', '000002', '000003', '000004', '000005'].find(
    (code) => !right.has(code),
  ) as string;
}

const signIn = (body: object, address = '198.51.100.1', instance: TestInstance = app) =>
  request(instance.nest.getHttpServer())
    .post(SESSION)
    .set('X-Forwarded-For', address)
    .send({ password: PASSWORD, ...body });

async function enrol(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await app.owner.post(PATH).expect(200)).body;
  const { body } = await app.owner
    .post(`${PATH}/confirmation`)
    .send({ password: PASSWORD, code: codeOf(secret) })
    .expect(200);
  return { secret, recoveryCodes: body.recoveryCodes };
}

const state = async () => (await app.owner.get(PATH).expect(200)).body;

describe('setting up', () => {
  it('asks for nothing until a code is confirmed with the password', async () => {
    expect(await state()).toEqual({
      enabled: false,
      since: null,
      recoveryCodesLeft: 0,
      problem: null,
    });
    const { body, headers } = await app.owner.post(PATH).expect(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringMatching(/^otpauth:\/\/totp\/Deal%20Harbor:admin\?/),
      picture: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    });
    expect((await state()).enabled).toBe(false);
    await signIn({}).expect(200);
    const confirm = (proof: object) => app.owner.post(`${PATH}/confirmation`).send(proof);
    const wrongPassword = await confirm({ password: 'x', code: codeOf(body.secret) }).expect(400);
    expect(wrongPassword.body.errors).toEqual([{ field: 'password', message: 'Invalid password' }]);
    const wrong = await confirm({ password: PASSWORD, code: wrongCode(body.secret) }).expect(400);
    expect(wrong.body.errors).toEqual([{ field: 'code', message: 'Invalid code' }]);
    expect((await state()).enabled).toBe(false);
    const done = await confirm({ password: PASSWORD, code: codeOf(body.secret) }).expect(200);
    expect(done.headers['cache-control']).toBe('no-store');
    expect(new Set(done.body.recoveryCodes).size).toBe(10);
    for (const code of done.body.recoveryCodes) {
      expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){5}$/);
    }
    expect(await state()).toEqual({
      enabled: true,
      since: expect.any(String),
      recoveryCodesLeft: 10,
      problem: null,
    });
  });

  it('stores neither secret nor recovery codes in clear', async () => {
    const { secret, recoveryCodes } = await enrol();
    const [account] = await app.dataSource.query('SELECT * FROM admin_account');
    const bytes = Buffer.from(Secret.fromBase32(secret).bytes);
    expect(account.sealed_totp.includes(secret)).toBe(false);
    expect(account.sealed_totp.includes(bytes)).toBe(false);
    const rows = JSON.stringify(await app.dataSource.query('SELECT * FROM recovery_codes'));
    for (const code of recoveryCodes) {
      expect(rows).not.toContain(code);
      expect(rows).not.toContain(code.replaceAll('-', ''));
    }
    const log = JSON.stringify(await app.dataSource.query('SELECT * FROM audit_entries'));
    for (const hidden of [secret, PASSWORD, ...recoveryCodes]) expect(log).not.toContain(hidden);
  });

  it('ends the sessions that have shown no code, and leaves the one that asks', async () => {
    const { headers } = await signIn({}).expect(200);
    const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    await enrol();
    await app.http.get(PATH).set('Cookie', cookie).expect(401);
    await app.owner.get(PATH).expect(200);
  });

  it('is confirmed by the authenticator only, even while a recovery code is stored', async () => {
    const { recoveryCodes } = await enrol();
    await app.dataSource.query('UPDATE admin_account SET totp_since = NULL');
    const refused = await app.owner
      .post(`${PATH}/confirmation`)
      .send({ password: PASSWORD, code: recoveryCodes[0] })
      .expect(400);
    expect(refused.body.errors).toEqual([{ field: 'code', message: 'Invalid code' }]);
  });

  it('is refused twice, before it was begun, and to visitors', async () => {
    const proof = { password: PASSWORD, code: '123456' };
    await app.owner.post(`${PATH}/confirmation`).send(proof).expect(409);
    await app.owner.post(`${PATH}/removal`).send(proof).expect(409);
    await app.owner.post(`${PATH}/recovery-codes`).send(proof).expect(409);
    await enrol();
    await app.owner.post(PATH).expect(409);
    await app.owner.post(`${PATH}/confirmation`).send(proof).expect(409);
    const visitor = request(app.nest.getHttpServer());
    await visitor.get(PATH).expect(401);
    await visitor.post(PATH).expect(401);
    for (const part of ['confirmation', 'removal', 'recovery-codes']) {
      await visitor.post(`${PATH}/${part}`).send(proof).expect(401);
    }
  });
});

describe('signing in with it', () => {
  it('tells a right password without a code from a wrong one', async () => {
    const { secret } = await enrol();
    const missing = await signIn({}).expect(401);
    expect(missing.body).toMatchObject({ type: SECOND_FACTOR_PROBLEM, status: 401 });
    expect(missing.headers['set-cookie']).toBeUndefined();
    const wrong = await signIn({ code: wrongCode(secret) }).expect(401);
    expect(wrong.body).toMatchObject({ type: SECOND_FACTOR_PROBLEM, detail: 'Invalid code' });
    const code = await freshCode(secret);
    const password = await signIn({ password: 'wrong', code }).expect(401);
    expect(password.body).toMatchObject({ type: 'about:blank', detail: 'Invalid password' });
    const { headers } = await signIn({ code }).expect(200);
    expect(headers['set-cookie']).toHaveLength(1);
  });

  it('does not count right passwords without a code as guesses', async () => {
    await enrol();
    for (let turn = 1; turn <= 8; turn++) {
      expect((await signIn({}).expect(401)).body.type).toBe(SECOND_FACTOR_PROBLEM);
    }
  });

  it('takes a code once, and none before it', async () => {
    const { secret } = await enrol();
    const code = await freshCode(secret);
    const before = codeOf(secret, -1);
    await signIn({ code }).expect(200);
    await signIn({ code }).expect(401);
    await signIn({ code: before }).expect(401);
  });

  it('takes a code once also when it comes many times at once, on two instances', async () => {
    const { secret } = await enrol();
    const code = await freshCode(secret);
    const crowd = Array.from({ length: 12 }, (_, turn) =>
      signIn({ code }, `203.0.113.${turn}`, turn % 2 ? app : other),
    );
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it.each([-1, 1])('takes a code of a clock that is %d periods wrong', async (periods) => {
    const { secret } = await enrol();
    await freshCode(secret);
    await signIn({ code: codeOf(secret, periods) }).expect(200);
  });

  it.each([-3, 3])('takes no code of a clock that is %d periods wrong', async (periods) => {
    const { secret } = await enrol();
    await freshCode(secret);
    await signIn({ code: codeOf(secret, periods) }).expect(401);
  });

  it('makes wrong codes wait, from whatever network and instance they come; recovery codes pass', async () => {
    const { secret, recoveryCodes } = await enrol();
    for (let turn = 1; turn <= 4; turn++) {
      const instance = turn % 2 ? app : other;
      await signIn({ code: wrongCode(secret) }, `203.0.113.${turn}`, instance).expect(401);
    }
    const fifth = await signIn({ code: wrongCode(secret) }, '203.0.113.5').expect(429);
    expect(Number(fifth.headers['retry-after'])).toBe(30);
    await signIn({ code: await freshCode(secret) }, '203.0.113.6', other).expect(429);
    await signIn({ code: recoveryCodes[0] }, '203.0.113.7').expect(200);
  });

  it.each(['', ' ', '12345', '1234567', 'x'.repeat(41), 123456, null, ['1'], { $ne: '' }])(
    'refuses %j as a code',
    async (code) => {
      const { secret } = await enrol();
      expect([400, 401]).toContain((await signIn({ code })).status);
      await signIn({ code: await freshCode(secret) }).expect(200);
    },
  );

  it('ignores a code where it is off', async () => {
    await signIn({ code: '123456' }).expect(200);
  });
});

describe('recovery codes', () => {
  it('stand in for the authenticator, each once, however they are typed', async () => {
    const { recoveryCodes } = await enrol();
    const [first = '', second = ''] = recoveryCodes;
    await signIn({ code: ` ${first.toUpperCase().replaceAll('-', ' ')} ` }).expect(200);
    await signIn({ code: first }).expect(401);
    const crowd = [1, 2, 3, 4, 5, 6].map((turn) =>
      signIn({ code: second }, `203.0.113.${turn}`, turn % 2 ? app : other),
    );
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await state()).recoveryCodesLeft).toBe(8);
  });

  it('are replaced by new ones, with password and code', async () => {
    const { secret, recoveryCodes } = await enrol();
    const renew = (proof: object) => app.owner.post(`${PATH}/recovery-codes`).send(proof);
    await renew({ password: PASSWORD, code: wrongCode(secret) }).expect(400);
    const code = await freshCode(secret);
    const { body } = await renew({ password: PASSWORD, code }).expect(200);
    expect(body.recoveryCodes).toHaveLength(10);
    await signIn({ code: recoveryCodes[0] }).expect(401);
    await signIn({ code: body.recoveryCodes[0] }).expect(200);
  });
});

describe('removing it', () => {
  it.each(['code', 'recovery code'])('needs the password and a %s', async (kind) => {
    const { secret, recoveryCodes } = await enrol();
    const code = kind === 'code' ? await freshCode(secret) : recoveryCodes[3];
    const remove = (proof: object) => app.owner.post(`${PATH}/removal`).send(proof);
    await remove({ password: 'wrong', code }).expect(400);
    await remove({ password: PASSWORD, code: wrongCode(secret) }).expect(400);
    await remove({ password: PASSWORD }).expect(400);
    expect((await state()).enabled).toBe(true);
    await remove({ password: PASSWORD, code }).expect(204);
    expect((await state()).enabled).toBe(false);
    await signIn({}).expect(200);
    expect(await app.dataSource.query('SELECT * FROM recovery_codes')).toEqual([]);
  });
});

describe('with a lost authenticator', () => {
  it('recovery codes outlive a changed SESSION_SECRET, which the settings tell', async () => {
    const { secret, recoveryCodes } = await enrol();
    await app.dataSource.query(`UPDATE admin_account SET sealed_totp = 'sealed otherwise'`);
    expect((await state()).problem).toContain('SESSION_SECRET');
    await signIn({ code: await freshCode(secret) }).expect(401);
    await signIn({ code: recoveryCodes[0] }).expect(200);
    const proof = { password: PASSWORD, code: recoveryCodes[1] };
    await app.owner.post(`${PATH}/removal`).send(proof).expect(204);
  });

  it('a new ADMIN_PASSWORD at the start turns it off', async () => {
    await enrol();
    await ensureAdmin(app.dataSource, PASSWORD);
    expect((await state()).enabled).toBe(true);
    await ensureAdmin(app.dataSource, 'another password');
    await app.owner.get(PATH).expect(401);
    await signIn({}).expect(401);
    await signIn({ password: 'another password' }).expect(200);
    await ensureAdmin(app.dataSource, PASSWORD);
  });
});
