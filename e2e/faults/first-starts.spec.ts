import { startTwoAtOnce } from '../instances/support/first-start.ts';
import { FORM, percentile, tell } from './support/form.ts';
import { test } from './support/test.ts';

test(`two instances started at once on an empty database, ${FORM.firstStarts} times`, async ({
  database,
}) => {
  const took: number[] = [];
  for (let round = 1; round <= FORM.firstStarts; round++) {
    const began = performance.now();
    await startTwoAtOnce(database, `first_start_${round}`);
    took.push(performance.now() - began);
  }
  tell('two instances at once', { times: took.length, 'median ms': percentile(took, 50) });
});
