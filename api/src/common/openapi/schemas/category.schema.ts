import type { Category } from '@deal-harbor/contracts';
import { Count, Identifier, PlainText, Version } from './shape.js';

export class CategorySchema implements Category {
  @Identifier()
  id: number;

  @PlainText()
  name: string;

  @PlainText()
  slug: string;

  @Count('Stores whose category text is this name, in any case.')
  storeCount: number;

  @Version()
  version: number;
}
