import { jestCounts, passedOrFailed, playwrightCounts, sum, summaryLine } from './summary.mjs';

const jestReport = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  success: true,
};

describe('summaryLine', () => {
  it('names the skipped only when there are some', () => {
    expect(summaryLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
    expect(summaryLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
  });

  it('adds up', () => {
    const all = [passedOrFailed(true), passedOrFailed(false), { passed: 5, failed: 0, skipped: 1 }];
    expect(sum(all)).toEqual({ passed: 6, failed: 1, skipped: 1 });
    expect(sum([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});

describe('jestCounts', () => {
  it('counts tests', () => {
    expect(jestCounts(jestReport)).toEqual({ passed: 7, failed: 0, skipped: 0 });
  });

  it('counts a file that could not run as a failure', () => {
    const report = { ...jestReport, numRuntimeErrorTestSuites: 1, success: false };
    expect(jestCounts(report).failed).toBe(1);
  });

  it('never makes a success of a run that Jest calls failed', () => {
    expect(jestCounts({ ...jestReport, success: false }).failed).toBe(1);
  });

  it('counts what is skipped or only planned as skipped', () => {
    expect(jestCounts({ ...jestReport, numPendingTests: 2, numTodoTests: 1 }).skipped).toBe(3);
  });
});

describe('playwrightCounts', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };

  it('takes a test that passed at its second try for a passed one', () => {
    expect(playwrightCounts({ stats, errors: [] })).toEqual({ passed: 5, failed: 1, skipped: 2 });
  });

  it('counts errors outside of the tests', () => {
    const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    expect(playwrightCounts({ stats: none, errors: [{}] }).failed).toBe(1);
  });
});
