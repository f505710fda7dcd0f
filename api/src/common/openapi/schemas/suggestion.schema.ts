import type { Suggestion } from '@deal-harbor/contracts';
import { Identifier, OneOf, PlainText } from './shape.js';

export class SuggestionSchema implements Suggestion {
  @OneOf(['store', 'coupon'])
  kind: 'store' | 'coupon';

  @Identifier()
  id: number;

  @PlainText("The store's name, or the coupon's title.")
  title: string;

  @PlainText("The store's category, or the name of the coupon's store.")
  detail: string;

  @PlainText('The page of the site that shows it.')
  href: string;
}
