import { addBlog } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { ReadMinutes1795622400000 } from './1795622400000-read-minutes.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('posts that are there already get the minutes that their words take', async () => {
  const { dataSource } = app;
  for (const words of [0, 1, 200, 201, 1_000]) {
    await addBlog(dataSource, { content: `<p>${'word\n<br>'.repeat(words)}</p>` });
  }
  const runner = dataSource.createQueryRunner();
  const migration = new ReadMinutes1795622400000();
  await migration.down(runner);
  await migration.up(runner);
  await runner.release();
  const rows = await dataSource.query('SELECT read_minutes AS minutes FROM blogs ORDER BY id');
  expect(rows.map((row: { minutes: number }) => row.minutes)).toEqual([1, 1, 1, 2, 5]);
});
