import sharp from 'sharp';
import { demoCatalogue } from './demo-catalogue.js';

const { stores, products } = demoCatalogue('2031-02-27');

async function pixels(svg: string, width: number, height: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(width, height).ensureAlpha().raw().toBuffer();
}

/** The share of pixels, 0 to 1, in which two pictures of one size clearly differ. */
function difference(a: Buffer, b: Buffer): number {
  let count = 0;
  for (let i = 0; i < a.length; i += 4) {
    const apart = [0, 1, 2, 3].reduce(
      (sum, k) => sum + Math.abs((a[i + k] ?? 0) - (b[i + k] ?? 0)),
      0,
    );
    if (apart > 60) count += 1;
  }
  return count / (a.length / 4);
}

async function leastDifference(svgs: string[], width: number, height: number): Promise<number> {
  const drawn = await Promise.all(svgs.map((svg) => pixels(svg, width, height)));
  return Math.min(...drawn.flatMap((a, i) => drawn.slice(i + 1).map((b) => difference(a, b))));
}

describe('demo pictures', () => {
  it('draws every logo in its size, without a font', async () => {
    for (const { logoSvg } of stores) {
      const { width, height, format } = await sharp(Buffer.from(logoSvg)).metadata();
      expect({ width, height, format }).toEqual({ width: 256, height: 256, format: 'svg' });
      expect(logoSvg).not.toMatch(/<text|<image|<script|href=|NaN|undefined/);
    }
  });

  it('gives every store a logo that differs at 40 pixels', async () => {
    expect(
      await leastDifference(
        stores.map((store) => store.logoSvg),
        40,
        40,
      ),
    ).toBeGreaterThan(0.25);
  });

  it('draws every product in its size, each differently', async () => {
    for (const { pictureSvg } of products) {
      const { width, height } = await sharp(Buffer.from(pictureSvg)).metadata();
      expect({ width, height }).toEqual({ width: 800, height: 600 });
      expect(pictureSvg).not.toMatch(/<text|<image|<script|href=|NaN|undefined/);
    }
    const pictures = products.map((product) => product.pictureSvg);
    expect(await leastDifference(pictures, 160, 120)).toBeGreaterThan(0.1);
  });
});
