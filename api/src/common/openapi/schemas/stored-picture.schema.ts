import type { StoredPicture } from '@deal-harbor/contracts';
import { PlainText } from './shape.js';

export class StoredPictureSchema implements StoredPicture {
  @PlainText('A path under /media.')
  url: string;
}
