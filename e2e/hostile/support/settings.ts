import { env } from 'node:process';

function given(name: string): string {
  const value = env[name];
  if (!value)
    throw new Error(`${name} is missing: start these tests with \`npm run test:hostile\`.`);
  return value;
}

/** Requests to make from the API's description. */
export const requests = Number(given('HOSTILE_REQUESTS'));
export const seed = Number(given('HOSTILE_SEED'));
/** Whether a part of the attacks is enough. */
export const short = Boolean(env.HOSTILE_SHORT);
/** Address of the product's database. */
export const databaseUrl = given('HOSTILE_DATABASE');
export const metricsToken = given('METRICS_TOKEN');
/** The product was started before; epoch seconds. */
export const startedBefore = Number(given('HOSTILE_STARTED'));
/** A file that takes a JSON object in each line. */
export const tallyFile = given('HOSTILE_TALLY');

/** The whole list, or in the short form each of its entries in one of `runs` seeds. */
export const some = <T>(list: readonly T[], runs: number): readonly T[] =>
  short ? list.filter((_, index) => (index + seed) % runs === 0) : list;
