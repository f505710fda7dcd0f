import * as fc from 'fast-check';
import { expect, test } from 'playwright/test';
import { AnswerSchemas } from '../support/answer-schemas.ts';
import { operationsOf, readDocument } from '../support/api-document.ts';
import { PAGES } from '../support/page-operations.ts';
import { requests, seed } from '../support/settings.ts';
import { Tables } from '../support/tables.ts';
import { note } from '../support/tally.ts';
import { Judge } from './judge.ts';
import { knownIds } from './known-ids.ts';
import { tellPlan } from './plan.ts';
import { plansOf } from './plans.ts';
import { Trial } from './trial.ts';

const document = await readDocument();
const operations = [...operationsOf(document), ...PAGES];
const judge = new Judge(document, new AnswerSchemas(document));
const numRuns = Math.ceil(requests / operations.length);

let tables: Tables;
test.beforeAll(async () => {
  tables = await Tables.open();
});
test.afterAll(() => tables.close());

for (const [index, operation] of operations.entries()) {
  const { name, path } = operation;
  test(`${numRuns} requests of any kind: ${name}`, async () => {
    const trial = new Trial(judge, operation, tables);
    const plans = plansOf(document, operation, await knownIds(operation));
    let told = '';
    const result = await fc.check(
      fc.asyncProperty(plans, async (plan) => {
        try {
          await trial.hold(plan);
        } catch (error) {
          told = `${(error as Error).message}\n    ${tellPlan(path, plan)}`;
          throw error;
        }
      }),
      // With one seed for all, each would be asked in the same kinds.
      { numRuns, seed: seed + index },
    );
    for (const [kind, { taken, refused, slowest }] of trial.outcomes) {
      note({ kind: `requests, ${kind}`, tried: taken + refused, taken, refused, slowest });
    }
    expect(result.failed, told).toBe(false);
  });
}
