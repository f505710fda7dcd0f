import { brandShades, contrast, GROUNDS } from './brand-palette.ts';

const steps = ['00', '40', '80', 'C0', 'FF'];
const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));

describe.each(['light', 'dark'] as const)('in the %s theme, whatever the owner picks', (theme) => {
  test.each(colors)('%s stays readable', (color) => {
    const shades = brandShades(color, theme);
    expect(contrast(shades.fill, shades.onFill)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(shades.fillHover, shades.onFill)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [GROUNDS[theme].page, GROUNDS[theme].card, shades.soft]) {
      expect(contrast(shades.text, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});
