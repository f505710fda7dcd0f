import type { Blog, BlogSummary } from '@deal-harbor/contracts';
import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { List } from '../../common/http/list.js';
import { Public } from '../../common/http/public.decorator.js';
import { visitorOf } from '../../common/http/visitor.js';
import { ApiAnswers } from '../../common/openapi/api-answers.decorator.js';
import { BlogSchema, BlogSummarySchema } from '../../common/openapi/schemas/blog.schema.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { SlugPipe } from '../../common/validation/slug.pipe.js';
import { BIN_ENTRY, IntoBin } from '../bin/into-bin.js';
import { Kept } from '../kept/made-from.interceptor.js';
import { fromPost, fromPosts } from '../kept/made-from.js';
import { BlogsService } from './blogs.service.js';
import { CreateBlogDto, UpdateBlogDto } from './dto/blog.dto.js';
import { BlogQuery, BlogsQuery } from './dto/blogs.query.js';

@ApiTags('blogs')
@Controller('api/blogs')
export class BlogsController {
  constructor(private readonly blogs: BlogsService) {}

  @ApiAnswers({ summary: 'Posts, the newest first', list: BlogSummarySchema, scoped: true })
  @Kept(fromPosts)
  @Public()
  @Get()
  list(@Query() query: BlogsQuery): Promise<List<BlogSummary>> {
    return this.blogs.list(query);
  }

  @ApiAnswers({ summary: 'One post with its body', ok: BlogSchema, scoped: true })
  @Kept(fromPost)
  @Public()
  @Get(':slug')
  read(
    @Param('slug', SlugPipe) slug: string,
    @Query() query: BlogQuery,
    @Req() request: Request,
  ): Promise<Blog> {
    return this.blogs.read(slug, query, visitorOf(request));
  }

  @ApiAnswers({ summary: 'One post as the owner edits it', ok: BlogSchema })
  @Get(':id/record')
  record(@Param('id', IdPipe) id: number): Promise<Blog> {
    return this.blogs.record(id);
  }

  @ApiAnswers({ summary: 'Create a post', ok: BlogSchema, errors: [409, 422] })
  @Post()
  create(@Body() body: CreateBlogDto): Promise<Blog> {
    return this.blogs.create(body);
  }

  @ApiAnswers({ summary: 'Change a post', ok: BlogSchema, errors: [409, 422] })
  @Put(':id')
  update(@Param('id', IdPipe) id: number, @Body() body: UpdateBlogDto): Promise<Blog> {
    return this.blogs.update(id, body);
  }

  @ApiAnswers({ summary: 'Delete a post', location: BIN_ENTRY })
  @Delete(':id')
  @IntoBin()
  remove(@Param('id', IdPipe) id: number): Promise<number> {
    return this.blogs.remove(id);
  }
}
