import { hash } from 'node:crypto';
import { type PictureSide, STORED_PICTURE_SIDE } from '@deal-harbor/contracts';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { formatOf } from './picture-format.js';
import { Turnstile } from './turnstile.js';

/** A picture as it is stored: WebP, without any metadata. */
export interface RenderedPicture {
  /** SHA-256 of the bytes, in hexadecimal. */
  hash: string;
  extension: 'webp';
  bytes: Buffer;
  /** Pixels. */
  width: number;
  height: number;
}

/** The bytes are no picture that can be shown. */
export class BrokenPictureError extends Error {}

/** Pixels of the whole picture; checked in its header, before anything is unpacked. */
const LARGEST_AREA = 24_000_000;
const QUALITY = 84;
const TIMEOUT_SECONDS = 20;
/** Each decode may hold the whole unpacked picture, about 100 MB at the most. */
const AT_ONCE = 2;

const turnstile = new Turnstile(AT_ONCE);

function open(bytes: Buffer, options: SharpOptions = {}): Sharp {
  // One thread a picture: the processor stays free for pages.
  sharp.concurrency(1);
  return sharp(bytes, { failOn: 'error', limitInputPixels: LARGEST_AREA, pages: 1, ...options });
}

function fitting(picture: Sharp, side: PictureSide): Sharp {
  return picture
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY, smartSubsample: true })
    .timeout({ seconds: TIMEOUT_SECONDS });
}

async function toWebp(picture: Sharp): Promise<RenderedPicture> {
  const stored = fitting(picture, STORED_PICTURE_SIDE);
  const { data, info } = await stored.toBuffer({ resolveWithObject: true });
  return {
    hash: hash('sha256', data),
    extension: 'webp',
    bytes: data,
    width: info.width,
    height: info.height,
  };
}

/**
 * Decodes a foreign picture and encodes it anew, its first frame only.
 * @throws BrokenPictureError
 */
export async function renderPicture(bytes: Buffer): Promise<RenderedPicture> {
  if (!formatOf(bytes)) {
    throw new BrokenPictureError('The picture is not a PNG, JPEG, WebP or GIF file.');
  }
  return turnstile.pass(async () => {
    try {
      return await toWebp(open(bytes));
    } catch (cause) {
      throw new BrokenPictureError('The picture is damaged or has too many pixels.', { cause });
    }
  });
}

/** Renders a drawing of our own. Never for foreign input: SVG can load files and run for ever. */
export function renderSvg(svg: string): Promise<RenderedPicture> {
  return turnstile.pass(() => toWebp(open(Buffer.from(svg))));
}

/** Makes a stored picture fit a smaller square, as WebP. */
export function fitPicture(bytes: Buffer, side: PictureSide): Promise<Buffer> {
  return turnstile.pass(() => fitting(open(bytes), side).toBuffer());
}
