import { complaintsOf, verdictOf } from './bars.ts';
import type { Report } from './lighthouse.types.ts';

function report({ performance = 0.98, lcp = 1_500, shift = 0 } = {}): Report {
  const full = { score: 1, auditRefs: [{ id: 'image-alt', weight: 10 }] };
  const metric = (id: string, numericValue: number) => ({
    id,
    title: id,
    score: 0.9,
    scoreDisplayMode: 'numeric',
    numericValue,
  });
  return {
    categories: {
      performance: { score: performance, auditRefs: [] },
      accessibility: full,
      'best-practices': full,
      seo: full,
    },
    audits: {
      'largest-contentful-paint': metric('largest-contentful-paint', lcp),
      'total-blocking-time': metric('total-blocking-time', 40),
      'cumulative-layout-shift': metric('cumulative-layout-shift', shift),
      'total-byte-weight': metric('total-byte-weight', 150_400),
    },
  };
}

it('takes the medians', () => {
  const reports = [report(), report({ lcp: 9_000, shift: 0.2 }), report({ performance: 0.99 })];
  expect(verdictOf(reports)).toEqual({
    cells: ['98', '100', '100', '100', '1.50 s', '40 ms', '0.000', '150 kB'],
    passed: true,
  });
});

it.each([
  [{ performance: 0.94 }, '**94**'],
  [{ lcp: 1_801 }, '**1.80 s**'],
  [{ shift: 0.001 }, '**0.001**'],
])('points at what misses its bar: %j', (what, cell) => {
  const { cells, passed } = verdictOf([report(what)]);
  expect(passed).toBe(false);
  expect(cells).toContain(cell);
});

it('misses the bar with what was not measured', () => {
  const { audits, categories } = report();
  delete audits['largest-contentful-paint'];
  expect(verdictOf([{ audits, categories }]).passed).toBe(false);
});

it('tells what counts and failed, and the insights', () => {
  const failing = report();
  const audit = { score: 0, scoreDisplayMode: 'binary' };
  failing.audits['image-alt'] = { ...audit, id: 'image-alt', title: 'Images have no text' };
  failing.audits['lcp-discovery-insight'] = {
    ...audit,
    id: 'lcp-discovery-insight',
    title: 'Late',
  };
  failing.audits.elsewhere = { ...audit, id: 'elsewhere', title: 'Does not count' };
  expect(complaintsOf(failing)).toEqual([
    'image-alt: Images have no text',
    'lcp-discovery-insight: Late',
  ]);
});
