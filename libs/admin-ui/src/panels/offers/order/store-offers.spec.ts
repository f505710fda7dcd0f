import { MAX_LIMIT } from '@deal-harbor/contracts';
import { pageStarts } from './store-offers.ts';

it('asks for each page of a list once', () => {
  expect(pageStarts(0)).toEqual([]);
  expect(pageStarts(MAX_LIMIT)).toEqual([0]);
  expect(pageStarts(MAX_LIMIT * 2 + 1)).toEqual([0, MAX_LIMIT, MAX_LIMIT * 2]);
});
