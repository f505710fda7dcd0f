import { startTwoAtOnce } from './support/first-start.ts';
import { test } from './support/site.ts';

test('two instances started at once on an empty database make one site', async ({ site }) => {
  await startTwoAtOnce(site.database, 'first_start');
});
