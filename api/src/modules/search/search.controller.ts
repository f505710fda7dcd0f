import type { Suggestion } from '@deal-harbor/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { List } from '../../common/http/list.js';
import { Public } from '../../common/http/public.decorator.js';
import { ApiAnswers } from '../../common/openapi/api-answers.decorator.js';
import { SuggestionSchema } from '../../common/openapi/schemas/suggestion.schema.js';
import { Kept } from '../kept/made-from.interceptor.js';
import { fromSuggestions } from '../kept/made-from.js';
import { SuggestionsQuery } from './dto/suggestions.query.js';
import { SearchService } from './search.service.js';

@ApiTags('search')
@Controller('api/search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  @ApiAnswers({
    summary: 'What somebody may be typing: stores first, then coupons',
    list: SuggestionSchema,
  })
  @Kept(fromSuggestions)
  @Public()
  @Get('suggestions')
  suggestions(@Query() query: SuggestionsQuery): Promise<List<Suggestion>> {
    return this.search.suggestions(query);
  }
}
