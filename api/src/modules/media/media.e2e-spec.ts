import { crc32 } from 'node:zlib';
import { LIMITS } from '@deal-harbor/contracts';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { dataUrl, picture } from './test/pictures.js';

const PROBLEM = /application\/problem\+json/;
const MEDIA = /^\/media\/[0-9a-f]{64}\.webp$/;

/** A PNG whose header claims the given size; its pixels are those of a small one. */
async function pngClaiming(width: number, height: number): Promise<Buffer> {
  const png = await picture().png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

describe('media', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());

  let number = 0;
  const upload = (logo: string) =>
    app.owner.post('/api/stores').send({ name: 'Shop', slug: `shop-${++number}`, logo });

  async function stored(bytes: Buffer, type?: string): Promise<Buffer> {
    const { body } = await upload(dataUrl(bytes, type)).expect(201);
    expect(body.logo).toMatch(MEDIA);
    const answer = await app.http.get(body.logo).responseType('blob').expect(200);
    return answer.body;
  }

  const rows = async () =>
    (await app.dataSource.query<[{ n: number }]>('SELECT count(*)::int AS n FROM media'))[0].n;

  it('takes the path of a stored picture again, and of no other', async () => {
    const { body } = await upload(dataUrl(await picture().png().toBuffer())).expect(201);
    await upload(body.logo).expect(201);
    const unknown = await upload(`/media/${'0'.repeat(64)}.webp`).expect(422);
    expect(unknown.body.errors).toEqual([{ field: 'logo', message: expect.any(String) }]);
  });

  describe('keeps', () => {
    it.each(['png', 'jpeg', 'webp', 'gif'] as const)('%s as WebP', async (format) => {
      const bytes = await picture().toFormat(format).toBuffer();
      const metadata = await sharp(await stored(bytes, format)).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width: 40, height: 20 });
    });

    it('large ones inside 800 by 800 pixels, small ones at their size', async () => {
      const large = await sharp(
        await stored(await picture(3000, 1500).png().toBuffer()),
      ).metadata();
      expect(large).toMatchObject({ width: 800, height: 400 });
      const small = await sharp(await stored(await picture(3, 5).png().toBuffer())).metadata();
      expect(small).toMatchObject({ width: 3, height: 5 });
    });

    it('nothing of the camera, but upright', async () => {
      const photo = await picture()
        .removeAlpha()
        .withExif({ IFD0: { Artist: 'Jane Secret' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
      expect((await sharp(photo).metadata()).orientation).toBe(6);
      const kept = await stored(photo, 'jpeg');
      const metadata = await sharp(kept).metadata();
      expect(metadata).toMatchObject({ width: 20, height: 40 });
      expect(metadata.exif).toBeUndefined();
      expect(metadata.orientation).toBeUndefined();
      expect(kept.includes('Secret')).toBe(false);
    });

    it('the first frame of an animation', async () => {
      const frames = await Promise.all(
        ['#ff0000', '#00ff00'].map((background) =>
          sharp({ create: { width: 8, height: 8, channels: 3, background } })
            .png()
            .toBuffer(),
        ),
      );
      const gif = await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer();
      expect((await sharp(gif).metadata()).pages).toBe(2);
      const kept = sharp(await stored(gif, 'gif'));
      expect((await kept.metadata()).pages ?? 1).toBe(1);
      const { dominant } = await kept.stats();
      expect(dominant.r).toBeGreaterThan(dominant.g);
    });

    it('the same picture once', async () => {
      const bytes = await picture().png().toBuffer();
      const answers = await Promise.all([1, 2, 3].map(() => upload(dataUrl(bytes))));
      expect(new Set(answers.map(({ body }) => body.logo)).size).toBe(1);
      expect(await rows()).toBe(1);
    });

    it('addresses as they are', async () => {
      const { body } = await upload('https://shop.example/logo.svg').expect(201);
      expect(body.logo).toBe('https://shop.example/logo.svg');
      expect(await rows()).toBe(0);
    });
  });

  describe('refuses', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
    const cases: [string, () => Promise<string> | string, number][] = [
      ['SVG', () => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, 400],
      ['SVG that calls itself PNG', () => dataUrl(Buffer.from(svg)), 400],
      ['HTML that calls itself GIF', () => dataUrl(Buffer.from('<script>1</script>'), 'gif'), 400],
      ['a head without a picture', () => dataUrl(Buffer.from('GIF89a')), 400],
      ['TIFF that calls itself PNG', async () => dataUrl(await picture().tiff().toBuffer()), 400],
      ['30 million pixels', async () => dataUrl(await picture(6000, 5000).png().toBuffer()), 400],
      [
        'a header of 3.6 thousand million pixels',
        async () => dataUrl(await pngClaiming(60_000, 60_000)),
        400,
      ],
      ['more pixels than there are', async () => dataUrl(await pngClaiming(400, 400)), 400],
      ['no pixels', async () => dataUrl(await pngClaiming(0, 0)), 400],
      ['more than 1 MiB', () => dataUrl(Buffer.alloc(LIMITS.logoBytes + 1, 7)), 413],
      ['a data URL that never ends', () => dataUrl(Buffer.alloc(LIMITS.logoBytes + 9_000)), 400],
      ['a body beyond all limits', () => dataUrl(Buffer.alloc(2_000_000)), 413],
      ['broken Base64', () => 'data:image/png;base64,***', 400],
      ['no Base64', () => 'data:image/png,abc', 400],
    ];

    it.each(cases)('%s', async (_, make, status) => {
      const answer = await upload(await make()).expect(status);
      expect(answer.headers['content-type']).toMatch(PROBLEM);
      expect(answer.body.detail).toEqual(expect.any(String));
      expect(await rows()).toBe(0);
      expect(await app.dataSource.query('SELECT FROM stores')).toHaveLength(0);
    });

    it('a truncated photo, in a clear sentence', async () => {
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
      const photo = await sharp({
        create: { width: 300, height: 300, channels: 3, noise } as never,
      })
        .jpeg()
        .toBuffer();
      const cut = photo.subarray(0, photo.length / 2);
      const { body } = await upload(dataUrl(cut, 'jpeg')).expect(400);
      expect(body).toMatchObject({
        status: 400,
        detail: 'The picture is damaged or has too many pixels.',
        errors: [{ field: 'logo', message: expect.any(String) }],
      });
    });
  });

  describe('answers', () => {
    let path: string;
    beforeEach(async () => {
      path = (await upload(dataUrl(await picture().png().toBuffer()))).body.logo;
    });

    it('GET and HEAD for ever, as nothing but a picture', async () => {
      for (const answer of [await app.http.get(path), await app.http.head(path)]) {
        expect(answer.status).toBe(200);
        expect(answer.headers).toMatchObject({
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          etag: `"${path.slice(7, 71)}"`,
        });
      }
      expect((await app.http.head(path)).text ?? '').toBe('');
    });

    it('304 to whoever has it', async () => {
      const { headers } = await app.http.get(path);
      await app.http
        .get(path)
        .set('If-None-Match', headers.etag as string)
        .expect(304);
    });

    it.each([
      `/media/${'0'.repeat(64)}.webp`,
      '/media/..%2f..%2fpackage.json',
      '/media/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
      '/media/x.webp',
      '/media/%00.webp',
      '/media/',
    ])('404 to %s', async (address) => {
      const answer = await app.http.get(address).expect(404);
      expect(answer.headers['cache-control']).not.toContain('immutable');
      await app.http.head(address).expect(404);
    });

    it('404 to the hash in other clothes', async () => {
      await app.http.get(path.replace('.webp', '.svg')).expect(404);
      await app.http.get(path.toUpperCase().replace('/MEDIA', '/media')).expect(404);
    });
  });
});
