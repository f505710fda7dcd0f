import type { StoreSummary } from '@deal-harbor/contracts';
import { Identifier, NullableText, PlainText } from './shape.js';

export class StoreSummarySchema implements StoreSummary {
  @Identifier()
  id: number;

  @PlainText()
  name: string;

  @PlainText()
  slug: string;

  @NullableText()
  logo: string | null;

  @NullableText()
  website: string | null;
}
