import { shapeFault } from './shape-fault.js';

describe('shapeFault', () => {
  it.each([null, undefined, 'text', 5, {}, [], { a: [{ b: { c: null } }] }, { proto: 1 }])(
    'lets %j pass',
    (input) => expect(shapeFault(input)).toBeNull(),
  );

  it.each([
    ['{"__proto__":1}', '__proto__'],
    ['{"constructor":{}}', 'constructor'],
    ['{"a":[{"prototype":1}]}', 'a.0.prototype'],
    ['{"toString":1}', 'toString'],
    ['{"a":{"hasOwnProperty":1}}', 'a.hasOwnProperty'],
  ])('refuses %s', (json, field) => {
    const message = expect.stringContaining('is not a known field');
    expect(shapeFault(JSON.parse(json))).toEqual({ field, message });
  });

  it('refuses what is nested too deeply, however deep', () => {
    const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
    expect(shapeFault(nested(6))).toBeNull();
    expect(shapeFault(nested(7))?.message).toContain('too deeply');
    expect(shapeFault(nested(5_000))?.message).toContain('too deeply');
  });
});
