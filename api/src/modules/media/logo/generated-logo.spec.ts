import sharp from 'sharp';
import { generatedLogo } from './generated-logo.js';

describe('generatedLogo', () => {
  it('is the same for a name in any case', () => {
    expect(generatedLogo(' North Pine ')).toBe(generatedLogo('NORTH PINE'));
  });

  it('draws names of any alphabet and none', async () => {
    for (const name of ['', '日本', 'Ökohaus', '12 Monkeys', '<b>&"', '\u0000']) {
      const { width } = await sharp(Buffer.from(generatedLogo(name))).metadata();
      expect(width).toBe(256);
      expect(generatedLogo(name)).not.toMatch(/NaN|undefined|<b>/);
    }
  });

  it('spreads names over many different marks', () => {
    const marks = Array.from({ length: 500 }, (_, i) => generatedLogo(`Store ${i}`));
    expect(new Set(marks).size).toBeGreaterThan(300);
  });
});
