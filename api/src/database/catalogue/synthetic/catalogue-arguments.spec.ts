import { catalogueArguments } from './catalogue-arguments.js';
import { CatalogueError } from './catalogue-error.js';

describe('catalogueArguments', () => {
  it('has a size for everything', () => {
    expect(catalogueArguments([])).toEqual({
      stores: 2_500,
      deals: 50_000,
      posts: 250,
      products: 500,
      subscribers: 10_000,
      seed: 1,
      replace: false,
    });
  });

  it('takes what is given, and goes by the stores for the rest', () => {
    const args = ['--stores', '100', '--deals=7', '--seed', '3', '--posts', '0', '--replace'];
    expect(catalogueArguments(args)).toEqual({
      stores: 100,
      deals: 7,
      posts: 0,
      products: 20,
      subscribers: 400,
      seed: 3,
      replace: true,
    });
  });

  it.each([
    [['--stores', '0'], '--stores must be a whole number from 1 to 1000000.'],
    [['--deals', '-1'], 'deals'],
    [['--deals', '1.5'], '--deals must be a whole number from 0 to 20000000.'],
    [['--seed', 'x'], '--seed must be'],
    [['--shops', '1'], '--shops'],
    [['more'], 'more'],
  ])('refuses %j in one line', (args, message) => {
    const refused = () => catalogueArguments(args);
    expect(refused).toThrow(CatalogueError);
    expect(refused).toThrow(message);
    expect(refused).not.toThrow(/\n/);
  });
});
