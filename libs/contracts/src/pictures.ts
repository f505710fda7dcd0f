/** Squares, by their side in pixels, that a picture is made to fit into; into the largest when it is stored. */
export const PICTURE_SIDES = [48, 96, 144, 192, 320, 672, 800] as const;

export type PictureSide = (typeof PICTURE_SIDES)[number];

export const STORED_PICTURE_SIDE = PICTURE_SIDES[PICTURE_SIDES.length - 1] as PictureSide;

/** A file under /media. */
export interface PictureFile {
  /** SHA-256 of the stored picture's bytes, in hexadecimal. */
  hash: string;
  side: PictureSide;
}

export interface PictureSize {
  /** Pixels. */
  width: number;
  height: number;
}

const ADDRESS = /^\/media\/([0-9a-f]{64})(?:-([1-9]\d{1,2}))?\.webp$/;

/** The address under which a picture is answered. */
export function pictureAddress(hash: string, side: PictureSide = STORED_PICTURE_SIDE): string {
  const suffix = side === STORED_PICTURE_SIDE ? '' : `-${side}`;
  return `/media/${hash}${suffix}.webp`;
}

/** What an address under /media asks for; null when no picture has such an address. */
export function pictureFile(address: string): PictureFile | null {
  const [, hash, digits = STORED_PICTURE_SIDE] = ADDRESS.exec(address) ?? [];
  const side = PICTURE_SIDES.find((known) => known === Number(digits));
  return hash && side && pictureAddress(hash, side) === address ? { hash, side } : null;
}

/** The stored picture at this address, by its hash; null for smaller ones made of it and pictures of other sites. */
export function storedPicture(address: string): string | null {
  const file = pictureFile(address);
  return file?.side === STORED_PICTURE_SIDE ? file.hash : null;
}

/**
 * The same picture in several sizes, as `srcset` with widths; undefined for pictures of other sites,
 * of which there is one size.
 * @param ratio width by height, where it is known; else a picture is told to be as wide as its square
 */
export function pictureSources(
  address: string,
  sides: readonly PictureSide[],
  ratio = 1,
): string | undefined {
  const hash = storedPicture(address);
  if (!hash) return undefined;
  return sides
    .map((side) => `${pictureAddress(hash, side)} ${Math.round(side * Math.min(1, ratio))}w`)
    .join(', ');
}
