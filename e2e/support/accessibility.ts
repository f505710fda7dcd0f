import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';

/** Fails with the rules and elements that axe complains about. */
export async function expectAccessible(page: Page): Promise<void> {
  // Otherwise axe opens a page of its own, which a test may take for a shop's; there are no frames.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' | ')}`,
  );
  expect(findings).toEqual([]);
}
