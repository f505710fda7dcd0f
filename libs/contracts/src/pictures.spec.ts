import {
  PICTURE_SIDES,
  pictureAddress,
  pictureFile,
  pictureSources,
  storedPicture,
} from './pictures.ts';

const HASH = '0a'.repeat(32);
const STORED = `/media/${HASH}.webp`;

describe('addresses of pictures', () => {
  it.each(PICTURE_SIDES)('lead back to the picture of %i pixels', (side) => {
    expect(pictureFile(pictureAddress(HASH, side))).toEqual({ hash: HASH, side });
  });

  it('are the stored picture’s own for the largest', () => {
    expect(pictureAddress(HASH)).toBe(STORED);
    expect(storedPicture(STORED)).toBe(HASH);
    expect(storedPicture(`/media/${HASH}-96.webp`)).toBeNull();
  });

  it.each([
    ...['', '/media/', `/media/${HASH}`, `/media/${HASH}.png`, `/media/${HASH}.webp?x`],
    ...[`/media/${HASH}-47.webp`, `/media/${HASH}-096.webp`, `/media/${HASH}-9.webp`],
    ...[`/media/${HASH}-800.webp`, `/media/${HASH}-96-96.webp`, `/media/${HASH}-96.webp\n`],
    ...[`/media/${HASH.toUpperCase()}.webp`, `/Media/${HASH}.webp`, `https://x.example${STORED}`],
  ])('are no others: %j', (address) => {
    expect(pictureFile(address)).toBeNull();
  });
});

describe('pictureSources', () => {
  it('tells the width of each size', () => {
    expect(pictureSources(STORED, [48, 800])).toBe(`/media/${HASH}-48.webp 48w, ${STORED} 800w`);
  });

  it('tells a tall picture’s width, which is less than its side', () => {
    expect(pictureSources(STORED, [320, 672], 0.5)).toBe(
      `/media/${HASH}-320.webp 160w, /media/${HASH}-672.webp 336w`,
    );
    expect(pictureSources(STORED, [320], 2)).toBe(`/media/${HASH}-320.webp 320w`);
  });

  it('has none for pictures of other sites', () => {
    expect(pictureSources('https://shop.example/logo.svg', [48])).toBeUndefined();
  });
});
