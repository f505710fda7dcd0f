import sharp from 'sharp';

/** One colour all over; pixels. */
export function picture(width = 40, height = 20) {
  return sharp({ create: { width, height, channels: 4, background: '#ff6b00' } });
}

export function dataUrl(bytes: Buffer, type = 'png'): string {
  return `data:image/${type};base64,${bytes.toString('base64')}`;
}
