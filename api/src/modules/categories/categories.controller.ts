import type { Category, CategoryDependents } from '@deal-harbor/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { List } from '../../common/http/list.js';
import { Public } from '../../common/http/public.decorator.js';
import { ApiAnswers } from '../../common/openapi/api-answers.decorator.js';
import {
  CategoryDependentsSchema,
  CategorySchema,
} from '../../common/openapi/schemas/category.schema.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { Kept } from '../kept/made-from.interceptor.js';
import { fromCategories } from '../kept/made-from.js';
import { CategoriesService } from './categories.service.js';
import { CategoriesQuery, CreateCategoryDto, UpdateCategoryDto } from './dto/category.dto.js';

@ApiTags('categories')
@Controller('api/categories')
export class CategoriesController {
  constructor(private readonly categories: CategoriesService) {}

  @ApiAnswers({ summary: 'All categories', list: CategorySchema, scoped: true })
  @Kept(fromCategories)
  @Public()
  @Get()
  list(@Query() query: CategoriesQuery): Promise<List<Category>> {
    return this.categories.list(query);
  }

  @ApiAnswers({ summary: 'One category as the owner edits it', ok: CategorySchema })
  @Get(':id/record')
  record(@Param('id', IdPipe) id: number): Promise<Category> {
    return this.categories.record(id);
  }

  @ApiAnswers({
    summary: 'What stays behind when a category is deleted',
    ok: CategoryDependentsSchema,
  })
  @Get(':id/dependents')
  dependents(@Param('id', IdPipe) id: number): Promise<CategoryDependents> {
    return this.categories.dependents(id);
  }

  @ApiAnswers({ summary: 'Create a category', ok: CategorySchema, errors: [409] })
  @Post()
  create(@Body() body: CreateCategoryDto): Promise<Category> {
    return this.categories.create(body);
  }

  @ApiAnswers({ summary: 'Change a category', ok: CategorySchema, errors: [409] })
  @Put(':id')
  update(@Param('id', IdPipe) id: number, @Body() body: UpdateCategoryDto): Promise<Category> {
    return this.categories.update(id, body);
  }

  @ApiAnswers({ summary: 'Delete a category' })
  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.categories.remove(id);
  }
}
