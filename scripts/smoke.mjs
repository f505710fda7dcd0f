// Boots the built product once, as its owner would, and looks at it. Ends with `N passed, N failed`.
import { command } from './lib/command.mjs';
import { Failure } from './lib/failure.mjs';
import { startProduct } from './lib/product.mjs';
import { passedOrFailed, sum, summaryLine } from './lib/summary.mjs';

const results = [];

function check(/** @type {string} */ name, /** @type {boolean} */ passed) {
  console.log(`${passed ? 'ok' : 'FAILED'}: ${name}`);
  results.push(passedOrFailed(passed));
}

async function look(/** @type {string} */ origin) {
  const ready = await fetch(`${origin}/readyz`);
  check('/readyz answers 200', ready.status === 200);
  const home = await fetch(origin);
  check('the home page shows the Top Coupons', (await home.text()).includes('Top Coupons'));
}

await command(async () => {
  try {
    const product = await startProduct({ file: 'npm', args: ['start'] });
    await look(product.origin).catch((error) => check(`the product answers (${error})`, false));
    check('SIGTERM ends it with code 0', (await product.stop()) === 0);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    check(error.message, false);
  }
  const total = sum(results);
  console.log(summaryLine(total));
  return total.failed > 0 ? 1 : 0;
});
