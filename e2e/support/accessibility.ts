import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { settled } from './shopper.ts';

/** Fails with the rules and elements that axe complains about. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  // Otherwise axe opens a page of its own, which a test may take for a shop's; there are no frames.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' | ')}`,
  );
  expect(findings).toEqual([]);
}
