import { LIMITS } from '@deal-harbor/contracts';

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** Why a file cannot be a picture of the site; null when it can. */
export function pictureFault(file: { type: string; size: number }): string | null {
  if (!PICTURE_TYPES.includes(file.type)) return 'Please choose a PNG, JPEG, WebP or GIF picture.';
  if (file.size > LIMITS.logoBytes) return 'The picture is larger than 1 MiB.';
  return null;
}

/** The file as a data URL, the form in which the API takes pictures. */
export function readAsDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
}
