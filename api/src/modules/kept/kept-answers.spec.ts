import { KeptAnswer } from './kept-answer.js';
import { KeptAnswers } from './kept-answers.js';

const answer = (tags: string[], bytes = 10) =>
  new KeptAnswer({
    headers: {},
    body: Buffer.alloc(bytes),
    madeFrom: { tags },
    coding: 'br',
    madeAt: 0,
    until: Number.POSITIVE_INFINITY,
  });

describe('KeptAnswers', () => {
  const kept = () => {
    const answers = new KeptAnswers(100_000);
    const keep = (key: string, tags: string[], bytes?: number) =>
      answers.keep(answers.begin(key), answer(tags, bytes));
    return { answers, keep };
  };

  it('drops exactly what was made from what changed', () => {
    const { answers, keep } = kept();
    keep('/', ['config', 'coupons', 'store:1']);
    keep('/store/a', ['config', 'store:1', 'deals:1']);
    keep('/store/b', ['config', 'store:2', 'deals:2']);
    answers.drop(['deals:1', 'coupon:9']);
    expect(answers.get('/store/a')).toBeUndefined();
    expect(answers.get('/')).toBeDefined();
    expect(answers.get('/store/b')).toBeDefined();
    answers.drop(['store:1']);
    expect(answers.get('/')).toBeUndefined();
    answers.drop(['*']);
    expect(answers.get('/store/b')).toBeUndefined();
  });

  it('finds a replaced answer by its new tags only', () => {
    const { answers, keep } = kept();
    keep('/', ['old', 'both']);
    keep('/', ['new', 'both']);
    answers.drop(['old']);
    expect(answers.get('/')).toBeDefined();
    answers.drop(['both']);
    expect(answers.get('/')).toBeUndefined();
  });

  it.each([['coupons'], ['*']])('does not keep what a change of %s has overtaken', (change) => {
    const { answers } = kept();
    const making = answers.begin('/');
    answers.drop([change]);
    answers.keep(making, answer(['coupons']));
    expect(answers.get('/')).toBeUndefined();
  });

  it('keeps what was made while something else changed', () => {
    const { answers } = kept();
    const making = answers.begin('/');
    answers.drop(['products']);
    answers.keep(making, answer(['coupons']));
    expect(answers.get('/')).toBeDefined();
  });

  it('is bounded by bytes, the least recently used out', () => {
    const { answers, keep } = kept();
    keep('/a', ['t'], 60_000);
    keep('/b', ['t'], 60_000);
    answers.get('/a');
    keep('/c', ['t'], 60_000);
    keep('/d', ['t'], 60_000);
    expect(['/a', '/b', '/c', '/d'].map((key) => answers.get(key) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ]);
    keep('/huge', ['t'], 1_000_000);
    expect(answers.get('/huge')).toBeUndefined();
  });
});
