import { LIMITS } from '@deal-harbor/contracts';
import { keywordsFault } from './rules.ts';

it('says what is too much of keywords', () => {
  const many = Array.from({ length: LIMITS.keywords }, (_, index) => `k${index}`);
  expect(keywordsFault(many)).toBeNull();
  expect(keywordsFault([...many, 'one more'])).toMatch(/At most 30 keywords/);
  expect(keywordsFault(['x'.repeat(LIMITS.keyword)])).toBeNull();
  expect(keywordsFault(['x'.repeat(LIMITS.keyword + 1)])).toMatch(/At most 60 characters/);
});
