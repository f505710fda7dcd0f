import type { Suggestion } from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { List } from '../../common/http/list.js';
import { SuggestionsQuery } from './dto/suggestions.query.js';
import { findSuggestions } from './search.repository.js';

@Injectable()
export class SearchService {
  constructor(private readonly dataSource: DataSource) {}

  /** All there are: a search field shows no second page. */
  async suggestions({ q }: SuggestionsQuery): Promise<List<Suggestion>> {
    const items = await findSuggestions(this.dataSource.manager, q);
    return { items, total: items.length };
  }
}
