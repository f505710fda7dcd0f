import { shapeFault } from './shape-fault.js';

describe('shapeFault', () => {
  it.each([null, undefined, 'text', 5, {}, [], { a: [{ b: { c: null } }] }, { proto: 1 }])(
    'lets %j pass',
    (input) => expect(shapeFault(input)).toBeNull(),
  );

  it.each(['{"__proto__":1}', '{"constructor":{}}', '{"a":[{"prototype":1}]}'])(
    'refuses %s',
    (json) => expect(shapeFault(JSON.parse(json))).toContain('is not a known field'),
  );

  it('refuses what is nested too deeply, however deep', () => {
    const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
    expect(shapeFault(nested(6))).toBeNull();
    expect(shapeFault(nested(7))).toContain('too deeply');
    expect(shapeFault(nested(5_000))).toContain('too deeply');
  });
});
