import { auditResult } from './audit.mjs';

const report = (...severities: string[]) => ({
  auditReportVersion: 2,
  vulnerabilities: Object.fromEntries(
    severities.map((severity, at) => [
      `package-${at}`,
      { name: `package-${at}`, severity, range: '<2.0.0' },
    ]),
  ),
  metadata: { vulnerabilities: { total: severities.length } },
});

describe('auditResult', () => {
  it('passes when nothing is known', () => {
    expect(auditResult(report()).counts).toEqual({ passed: 1, failed: 0, skipped: 0 });
  });

  it.each(['high', 'critical'])('fails for one that is %s, and names it', (severity) => {
    const { counts, lines } = auditResult(report('low', severity));
    expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(lines).toContain(`${severity}: package-1 <2.0.0`);
  });

  it('tells of lesser ones, and passes', () => {
    const { counts, lines } = auditResult(report('low', 'moderate'));
    expect(counts.passed).toBe(1);
    expect(lines).toEqual(['low: package-0 <2.0.0', 'moderate: package-1 <2.0.0']);
  });

  it.each([null, { message: '405 Method Not Allowed', statusCode: 405 }, 'nothing'])(
    'says loudly that nobody has looked: %j',
    (answer) => {
      const { counts, lines } = auditResult(answer);
      expect(counts).toEqual({ passed: 0, failed: 0, skipped: 1 });
      expect(lines[0]).toMatch(/^!! .*no answer/);
    },
  );
});
