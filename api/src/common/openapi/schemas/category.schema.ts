import type { Category, CategoryDependents } from '@deal-harbor/contracts';
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

export class CategoryDependentsSchema implements CategoryDependents {
  @Count('Stores that keep its name as their own text.')
  stores: number;

  @Count('Offers that stay without category.')
  offers: number;
}
