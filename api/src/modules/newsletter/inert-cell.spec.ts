import { inertCell } from './inert-cell.js';

describe('inertCell', () => {
  it.each([
    ...['=1+1@x.com', '+1@x.com', '-1@x.com', '@SUM(1)', '\t=1', '\r=1', '\n=1', '\tx', ' =1'],
    ...[
      '\uff1d1@x.com',
      '\uff0b1',
      '\uff0d1',
      '\uff201',
      '\ufe661',
      '\ufe621',
      '\ufe631',
      '\ufe6b1',
    ],
    ...[
      '\u200b=1',
      '\u00ad=1',
      '\ufeff=1',
      '\u3000=1',
      '\u00a0-1',
      '\u22121',
      '\u207a1',
      '\u0000=1',
    ],
  ])('makes %j text', (text) => {
    expect(inertCell(text)).toBe(`'${text}`);
  });

  it.each(['ann@x.com', "o'neil@x.com", 'a=1@x.com', 'a+b@x.com', '1-a@x.com', '"=1"@x.com', ''])(
    'leaves %j as it is',
    (text) => {
      expect(inertCell(text)).toBe(text);
    },
  );

  it('is quick on long texts', () => {
    const started = performance.now();
    inertCell(`${'\u200b '.repeat(500_000)}x`);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
