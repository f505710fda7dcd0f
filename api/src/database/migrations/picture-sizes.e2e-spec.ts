import { addBlog } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { PictureSizes1795752000000 } from './1795752000000-picture-sizes.js';

const HASH = '0a'.repeat(32);
const SRC = `src="/media/${HASH}.webp"`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('posts that are there already tell how large their pictures are', async () => {
  const { dataSource } = app;
  await dataSource.query(
    `INSERT INTO media (hash, extension, bytes, width, height) VALUES ($1, 'webp', '', 800, 600)`,
    [HASH],
  );
  const sized = `<img ${SRC} alt="B" width="400" height="300" />`;
  const foreign = '<img src="https://x.example/a.png" alt="" />';
  const unknown = `<img src="/media/${'1b'.repeat(32)}.webp" alt="" />`;
  const content = `<p><img ${SRC} alt="A" />a</p><img ${SRC} alt="" loading="lazy" />${sized}${foreign}${unknown}`;
  await addBlog(dataSource, { content });
  await addBlog(dataSource, { content: `<p>/media/${HASH}.webp</p>` });
  const runner = dataSource.createQueryRunner();
  const migration = new PictureSizes1795752000000();
  await migration.down(runner);
  await migration.up(runner);
  await runner.release();
  const rows = await dataSource.query('SELECT content FROM blogs ORDER BY id');
  const size = 'width="800" height="600"';
  expect(rows).toEqual([
    {
      content: `<p><img ${SRC} alt="A" ${size} />a</p><img ${SRC} alt="" ${size} loading="lazy" />${sized}${foreign}${unknown}`,
    },
    { content: `<p>/media/${HASH}.webp</p>` },
  ]);
});
