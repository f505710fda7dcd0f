import { expect, test } from 'playwright/test';
import { metricsToken, startedBefore } from '../support/settings.ts';
import { get } from '../support/wire.ts';

test('after all that the process that was attacked is ready, and is the same', async () => {
  expect((await get('/readyz')).status).toBe(200);
  const { text } = await get('/metrics', [['Authorization', `Bearer ${metricsToken}`]]);
  const started = Number(/^process_start_time_seconds (\d+)/m.exec(text)?.[1]);
  expect(started).toBeGreaterThan(0);
  expect(started).toBeLessThan(startedBefore);
});
