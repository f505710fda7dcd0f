import { LIMITS } from '@deal-harbor/contracts';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

const PATH = '/api/media';

describe('uploads', () => {
  let app: TestApp;
  let png: Buffer;
  beforeAll(async () => {
    app = await startTestApp();
    png = await sharp({ create: { width: 40, height: 20, channels: 4, background: '#ff6b00' } })
      .png()
      .toBuffer();
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  const dataUrl = (bytes: Buffer, type = 'image/png') =>
    `data:${type};base64,${bytes.toString('base64')}`;
  const upload = (picture: unknown) => app.owner.post(PATH).send({ picture });
  const rows = async () =>
    (await app.dataSource.query<[{ n: number }]>('SELECT count(*)::int AS n FROM media'))[0].n;

  it('store a picture and tell its path, the same for the same picture', async () => {
    const { body } = await upload(dataUrl(png)).expect(201);
    expect(body).toEqual({ url: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.webp$/) });
    await app.http.get(body.url).expect(200).expect('Content-Type', 'image/webp');
    expect((await upload(dataUrl(png)).expect(201)).body).toEqual(body);
    expect(await rows()).toBe(1);
  });

  it('take what other fields take: the path that is answered', async () => {
    const { body } = await upload(dataUrl(png)).expect(201);
    const store = { name: 'Shop', slug: 'shop', logo: body.url };
    const created = await app.owner.post('/api/stores').send(store).expect(201);
    expect(created.body.logo).toBe(body.url);
  });

  it('are the owner’s alone, from his own pages', async () => {
    await app.http
      .post(PATH)
      .send({ picture: dataUrl(png) })
      .expect(401);
    const foreign = app.owner.post(PATH).set('Origin', 'https://evil.example');
    await foreign.send({ picture: dataUrl(png) }).expect(403);
    expect(await rows()).toBe(0);
  });

  it('take nothing but a data URL', async () => {
    const { body } = await upload(dataUrl(png)).expect(201);
    const texts = ['', 'x', 'https://shop.example/logo.png', body.url, 'data:,', 'data:image/png'];
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const pictures = [
      ...[dataUrl(svg, 'image/svg+xml'), dataUrl(svg), dataUrl(Buffer.from('<script>'))],
      ...[dataUrl(png, 'text/html'), dataUrl(png).replace('base64,', 'base64,\n')],
      `${dataUrl(png)}\n`,
    ];
    for (const picture of [...texts, ...pictures, null, undefined, 1, true, [], {}]) {
      const answer = await upload(picture);
      expect([picture, answer.status]).toEqual([picture, 400]);
      expect(answer.headers['content-type']).toMatch(/problem\+json/);
      expect(answer.body.errors[0].field).toBe('picture');
    }
    await app.owner
      .post(PATH)
      .send({ picture: dataUrl(png), name: 'x' })
      .expect(400);
    await app.owner.post(PATH).type('text/plain').send('x').expect(415);
    expect(await rows()).toBe(1);
  });

  it.each([LIMITS.logoBytes + 1, LIMITS.logoBytes + 9_000, 2_000_000])(
    'refuse %i bytes as too many',
    async (size) => {
      await upload(dataUrl(Buffer.alloc(size, 7))).expect(413);
      expect(await rows()).toBe(0);
    },
  );

  it('take a picture of nearly 1 MiB', async () => {
    const tail = Buffer.alloc(LIMITS.logoBytes - png.length);
    await upload(dataUrl(Buffer.concat([png, tail]))).expect(201);
  });
});
