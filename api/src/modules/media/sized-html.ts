import { type PictureSize, storedPicture } from '@deal-harbor/contracts';

/** Pictures as sanitised HTML writes them. */
const IMAGE = /<img src="([^"]*)" alt="[^"]*"[^<>]* \/>/g;
const SIZES = / (?:width|height)="\d*"/g;
const WIDTH = / width="(\d+)"/;

/** The stored pictures that sanitised HTML shows, by their hashes. */
export function picturesIn(html: string): string[] {
  const addresses = [...html.matchAll(IMAGE)].map(([, address = '']) => address);
  return [...new Set(addresses.map(storedPicture).filter((hash) => hash !== null))];
}

/**
 * Gives the pictures of sanitised HTML that are known by their hashes a width and a height: the width
 * that the writer chose or their own, and the height that goes with it.
 */
export function withPictureSizes(html: string, sizes: ReadonlyMap<string, PictureSize>): string {
  return html.replace(IMAGE, (image, address: string) => {
    const size = sizes.get(storedPicture(address) ?? '');
    if (!size) return image;
    const width = Number(WIDTH.exec(image)?.[1] ?? size.width);
    const height = Math.max(1, Math.round((width * size.height) / size.width));
    return image
      .replace(SIZES, '')
      .replace(/ alt="[^"]*"/, (alt) => `${alt} width="${width}" height="${height}"`);
  });
}
