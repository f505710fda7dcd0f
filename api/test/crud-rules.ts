import { LIMITS } from '@deal-harbor/contracts';
import type { TestApp } from './test-app.js';

/** What the rules that hold for every entity need to know of one. */
export interface Crud {
  path: string;
  /** A body that is accepted; another one at each call. */
  body: () => Promise<Record<string, unknown>>;
  required: string[];
  /** Fields and values that are accepted and answered as they are. */
  change: Record<string, unknown>;
  /** A field of free text. */
  text: string;
  /** Fields with values that are refused. */
  wrong: [field: string, value: unknown][];
}

const PROBLEM = /application\/problem\+json/;
const NOT_THE_CLIENTS = [
  'id',
  'createdAt',
  'updatedAt',
  'clicks',
  'constructor',
  'toString',
  '$where',
];
const BROKEN_TEXTS = ['a\u0000b', 'a\ud800b', 'a\u202eb', 'a\u001bb', ' \t ', 'x'.repeat(60_001)];
const WRONG_TEXTS = [1, true, null, [], {}, ['a'], { $ne: '' }];
const ODD_IDS = [
  '0',
  '-1',
  '1.5',
  'abc',
  '1e3',
  '2147483648',
  '99999999999999999999',
  '1%00',
  "1'--",
];

/** The contract's rules for create, update and delete, checked on one entity over HTTP. */
export function itKeepsTheRulesOfWriting(app: () => TestApp, crud: Crud): void {
  const send = async (change: object = {}) =>
    app()
      .owner.post(crud.path)
      .send({ ...(await crud.body()), ...change });
  const made = async () => (await await send()).body as { id: number; version: number };

  it('creates with 201, changes with 200 and deletes with 204', async () => {
    const created = await send();
    expect(created.status).toBe(201);
    const at = `${crud.path}/${created.body.id}`;
    const updated = await app().owner.put(at).send(crud.change).expect(200);
    expect(updated.body).toEqual({ ...created.body, ...updated.body, ...crud.change });
    expect(updated.body).toMatchObject({ version: created.body.version + 1 });
    const untouched = await app().owner.put(at).send({}).expect(200);
    expect(untouched.body).toMatchObject(crud.change);
    const deleted = await app().owner.delete(at).expect(204);
    expect(deleted.text).toBe('');
    await app().owner.delete(at).expect(404);
    await app().owner.put(at).send({}).expect(404);
  });

  it('needs the session for each of them', async () => {
    const { id } = await made();
    const body = await crud.body();
    await app().http.post(crud.path).send(body).expect(401).expect('content-type', PROBLEM);
    await app().http.put(`${crud.path}/${id}`).send(crud.change).expect(401);
    await app().http.delete(`${crud.path}/${id}`).expect(401);
    await app().owner.put(`${crud.path}/${id}`).send({}).expect(200);
  });

  it('refuses calls from a foreign origin', async () => {
    const { id } = await made();
    const body = await crud.body();
    await app().owner.post(crud.path).set('Origin', 'https://evil.example').send(body).expect(403);
    await app().owner.delete(`${crud.path}/${id}`).set('Sec-Fetch-Site', 'cross-site').expect(403);
  });

  it.each(crud.required)('refuses a body without %s', async (field) => {
    const answer = await send({ [field]: undefined });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ field, message: expect.any(String) }]);
  });

  it.each(NOT_THE_CLIENTS)('refuses the field %s', async (field) => {
    const body = JSON.stringify(await crud.body()).replace(/^\{/, `{"${field}":1,`);
    const answer = await app().owner.post(crud.path).type('json').send(body);
    expect(answer.status).toBe(400);
  });

  it.each(crud.wrong)('refuses %s as %j', async (field, value) => {
    const answer = await send({ [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].field).toMatch(new RegExp(`^${field}`));
    const { id } = await made();
    const change = { [field]: value };
    await app().owner.put(`${crud.path}/${id}`).send(change).expect(400);
  });

  it(`refuses broken and foreign values for ${crud.text}`, async () => {
    for (const value of [...BROKEN_TEXTS, ...WRONG_TEXTS]) {
      const { status, body } = await send({ [crud.text]: value });
      expect({ value, status, field: body.errors?.[0]?.field }).toEqual({
        value,
        status: 400,
        field: crud.text,
      });
    }
  });

  it('keeps markup and quotes as the text that they are', async () => {
    const text = `"><img src=x onerror=alert(1)>'); DROP TABLE stores;--\\`;
    const answer = await send({ [crud.text]: text });
    expect(answer.status).toBe(201);
    expect(answer.body[crud.text]).toBe(text);
  });

  it('refuses a stale version and takes the current one', async () => {
    const { id, version } = await made();
    const at = `${crud.path}/${id}`;
    await app()
      .owner.put(at)
      .send({ ...crud.change, version })
      .expect(200);
    const stale = await app()
      .owner.put(at)
      .send({ ...crud.change, version })
      .expect(409);
    expect(stale.headers['content-type']).toMatch(PROBLEM);
    await app()
      .owner.put(at)
      .send({ version: version + 1 })
      .expect(200);
    for (const odd of ['1', 0, -1, 1.5, null, [1]]) {
      await app().owner.put(at).send({ version: odd }).expect(400);
    }
  });

  it('lets one of many parallel changes of one version win', async () => {
    const { id, version } = await made();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        app()
          .owner.put(`${crud.path}/${id}`)
          .send({ ...crud.change, version }),
      ),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  it('answers 404 for ids that it did not give', async () => {
    const { id: given } = await made();
    const spellings = ['0', '%2B', '%20', '0x'].map((head) => `${head}${given}`);
    for (const id of ['2147483647', ...ODD_IDS, ...spellings, `${given}.0`, `${given}e0`]) {
      await app().owner.put(`${crud.path}/${id}`).send({}).expect(404);
      await app().owner.delete(`${crud.path}/${id}`).expect(404);
    }
  });

  it('refuses bodies that are no JSON object', async () => {
    const post = (type: string, body: string) =>
      app().owner.post(crud.path).set('Content-Type', type).send(body);
    const json = 'application/json';
    await post(json, '{"a":').expect(400).expect('content-type', PROBLEM);
    await post(json, '[]').expect(400);
    await post(json, '[{}]').expect(400);
    await post(json, 'null').expect(400);
    await post(json, '"text"').expect(400);
    await post('text/plain', 'a').expect(415);
    await post('application/x-www-form-urlencoded', 'a=1').expect(415);
    const huge = JSON.stringify({ [crud.text]: 'x'.repeat(LIMITS.jsonBodyWithPicture) });
    await post(json, huge).expect(413);
    await post(json, `{"${crud.text}":${'['.repeat(5_000)}${']'.repeat(5_000)}}`).expect(400);
  });
}
