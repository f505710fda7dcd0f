import { setTimeout as delay } from 'node:timers/promises';
import { PICTURE_SIDES } from '@deal-harbor/contracts';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { dataUrl, picture } from './test/pictures.js';

describe('media makes smaller pictures', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  let number = 0;
  const upload = (logo: string) =>
    app.owner.post('/api/stores').send({ name: 'Shop', slug: `shop-${++number}`, logo });
  const sized = (path: string, side: number | string) => path.replace('.webp', `-${side}.webp`);
  const pathOf = async (width: number, height: number): Promise<string> =>
    (await upload(dataUrl(await picture(width, height).png().toBuffer()))).body.logo;
  const sizeRows = () =>
    app.dataSource.query<{ side: number; bytes: Buffer }[]>(
      'SELECT side, bytes FROM media_sizes ORDER BY side',
    );

  it('that fit each square, once', async () => {
    const path = await pathOf(800, 400);
    const smaller = PICTURE_SIDES.slice(0, -1);
    for (const side of smaller) {
      const { body } = await app.http.get(sized(path, side)).responseType('blob').expect(200);
      const metadata = await sharp(body).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width: side, height: side / 2 });
      await app.http.get(sized(path, side)).expect(200);
    }
    expect((await sizeRows()).map(({ side }) => side)).toEqual(smaller);
  });

  it('for ever, under tags of their own', async () => {
    const path = await pathOf(100, 50);
    const { headers } = await app.http.get(sized(path, 96)).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: `"${path.slice(7, 71)}-96"`,
    });
    await app.http
      .get(sized(path, 96))
      .set('If-None-Match', headers.etag as string)
      .expect(304);
    await app.http.head(sized(path, 96)).expect(200);
  });

  it('of large ones only: small ones are answered as they are', async () => {
    const path = await pathOf(40, 20);
    const whole = await app.http.get(path).responseType('blob');
    const small = await app.http.get(sized(path, 48)).responseType('blob').expect(200);
    expect(small.body).toEqual(whole.body);
    expect(await sizeRows()).toEqual([]);
  });

  it('for everyone who asks at once, the same', async () => {
    const path = await pathOf(300, 300);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => app.http.get(sized(path, 144)).responseType('blob')),
    );
    const [row] = await sizeRows();
    for (const { body } of answers) expect(body).toEqual(row?.bytes);
  });

  it('that another instance made are answered as it made them', async () => {
    const path = await pathOf(301, 301);
    const made = Buffer.from('made elsewhere');
    await app.dataSource.query(
      'INSERT INTO media_sizes (hash, side, bytes) SELECT hash, 192, $1 FROM media',
      [made],
    );
    const { body } = await app.http.get(sized(path, 192)).responseType('blob').expect(200);
    expect(body).toEqual(made);
  });

  it.each([1, 47, 49, 800, 1600, '096', '96-96', '-96', '9e1'])('but none of %s', async (side) => {
    const path = await pathOf(500, 500);
    const answer = await app.http.get(sized(path, side)).expect(404);
    expect(answer.headers['cache-control']).not.toContain('immutable');
    expect(await sizeRows()).toEqual([]);
  });

  it('of no picture that is not there', async () => {
    await app.http.get(`/media/${'0'.repeat(64)}-96.webp`).expect(404);
  });

  it('also where they cannot be stored, on a full disk', async () => {
    const path = await pathOf(303, 303);
    const query = (sql: string) => app.dataSource.query(sql);
    await query(`CREATE FUNCTION is_full() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = 'disk_full'; END $$`);
    await query(`CREATE TRIGGER is_full BEFORE INSERT ON media_sizes
      FOR EACH STATEMENT EXECUTE FUNCTION is_full()`);
    try {
      await app.http.get(sized(path, 96)).expect(200);
    } finally {
      await query('DROP FUNCTION is_full CASCADE');
    }
  });

  it('of none that is deleted while they are made', async () => {
    const path = await pathOf(302, 302);
    const { http, dataSource } = app;
    const answer = await dataSource.transaction(async (manager) => {
      await manager.query('DELETE FROM media');
      const asked = http.get(sized(path, 96)).then(({ status }) => status);
      const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database()
        AND wait_event_type = 'Lock' AND query LIKE '%media_sizes%'`;
      // pg_stat_activity stands still within a transaction.
      while ((await dataSource.query(waits)).length === 0) await delay(10);
      return { asked };
    });
    expect(await answer.asked).toBe(404);
    expect(await sizeRows()).toEqual([]);
  });

  it('that are not stored under their own addresses', async () => {
    await upload(sized(await pathOf(300, 300), 96)).expect(400);
  });
});
