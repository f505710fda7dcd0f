import { parseArgs } from 'node:util';
import { CatalogueError } from './catalogue-error.js';
import type { SyntheticOptions } from './synthetic-options.js';

/** The largest sizes: more stores would not get names of their own, more rows no integer ids. */
const MOST = {
  stores: 1_000_000,
  deals: 20_000_000,
  posts: 1_000_000,
  products: 1_000_000,
  subscribers: 10_000_000,
  seed: 4_294_967_295,
} as const;

type Size = keyof typeof MOST;

const SIZES = Object.keys(MOST) as Size[];

function wholeNumber(name: Size, text: string, least: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > MOST[name]) {
    throw new CatalogueError(`--${name} must be a whole number from ${least} to ${MOST[name]}.`);
  }
  return number;
}

function given(args: string[]): Partial<Record<Size, string>> & { replace?: boolean } {
  const text = { type: 'string' } as const;
  const sizes = Object.fromEntries(SIZES.map((name) => [name, text])) as Record<Size, typeof text>;
  try {
    return parseArgs({ args, options: { ...sizes, replace: { type: 'boolean' } } }).values;
  } catch (error) {
    const names = SIZES.map((name) => `--${name} N`).join(', ');
    throw new CatalogueError(
      `${(error as Error).message.split(/[.\n]/)[0]}. Known: ${names}, --replace.`,
    );
  }
}

/**
 * The sizes that are named, and what goes with them where one is left out: a post for every ten stores, a
 * product for every five, four subscribers for each.
 * @throws CatalogueError
 */
export function catalogueArguments(
  args: string[],
): Omit<SyntheticOptions, 'today'> & { replace: boolean } {
  const values = given(args);
  const size = (name: Size, fallback: number, least = 0) =>
    values[name] === undefined ? fallback : wholeNumber(name, values[name], least);
  const stores = size('stores', 2_500, 1);
  return {
    stores,
    deals: size('deals', 20 * stores),
    posts: size('posts', Math.ceil(stores / 10)),
    products: size('products', Math.ceil(stores / 5)),
    subscribers: size('subscribers', 4 * stores),
    seed: size('seed', 1),
    replace: values.replace ?? false,
  };
}
