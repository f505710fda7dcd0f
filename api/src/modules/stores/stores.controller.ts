import type { AdminStore, Store, StoreDependents, StoreDetail } from '@deal-harbor/contracts';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { List } from '../../common/http/list.js';
import { PageQuery } from '../../common/http/page.query.js';
import { Public } from '../../common/http/public.decorator.js';
import { ApiAnswers } from '../../common/openapi/api-answers.decorator.js';
import {
  AdminStoreSchema,
  StoreDependentsSchema,
  StoreDetailSchema,
  StoreSchema,
} from '../../common/openapi/schemas/store.schema.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { SlugPipe } from '../../common/validation/slug.pipe.js';
import { BIN_ENTRY, IntoBin } from '../bin/into-bin.js';
import { Kept } from '../kept/made-from.interceptor.js';
import { fromStore, fromStores } from '../kept/made-from.js';
import { CreateStoreDto, StoresQuery, UpdateStoreDto } from './dto/store.dto.js';
import { StoresService } from './stores.service.js';

@ApiTags('stores')
@Controller('api/stores')
export class StoresController {
  constructor(private readonly stores: StoresService) {}

  @ApiAnswers({ summary: 'Stores by name', list: StoreSchema, scoped: AdminStoreSchema })
  @Kept(fromStores)
  @Public()
  @Get()
  list(@Query() query: StoresQuery): Promise<List<Store>> {
    return this.stores.list(query);
  }

  @ApiAnswers({ summary: 'The most followed stores', list: StoreSchema })
  @Kept(fromStores)
  @Public()
  @Get('popular')
  popular(@Query() query: PageQuery): Promise<List<Store>> {
    return this.stores.popular(query);
  }

  @ApiAnswers({ summary: 'One store with its coupons and offers', ok: StoreDetailSchema })
  @Kept(fromStore)
  @Public()
  @Get(':slug')
  detail(@Param('slug', SlugPipe) slug: string): Promise<StoreDetail> {
    return this.stores.detail(slug);
  }

  @ApiAnswers({ summary: 'One store as the owner edits it', ok: AdminStoreSchema })
  @Get(':id/record')
  record(@Param('id', IdPipe) id: number): Promise<AdminStore> {
    return this.stores.record(id);
  }

  @ApiAnswers({ summary: 'What the deletion of a store takes along', ok: StoreDependentsSchema })
  @Get(':id/dependents')
  dependents(@Param('id', IdPipe) id: number): Promise<StoreDependents> {
    return this.stores.dependents(id);
  }

  @ApiAnswers({ summary: 'Create a store', ok: AdminStoreSchema, errors: [409, 422] })
  @Post()
  create(@Body() body: CreateStoreDto): Promise<AdminStore> {
    return this.stores.create(body);
  }

  @ApiAnswers({ summary: 'Change a store', ok: AdminStoreSchema, errors: [409, 422] })
  @Put(':id')
  update(@Param('id', IdPipe) id: number, @Body() body: UpdateStoreDto): Promise<AdminStore> {
    return this.stores.update(id, body);
  }

  @ApiAnswers({ summary: 'Delete a store with its coupons and offers', location: BIN_ENTRY })
  @Delete(':id')
  @IntoBin()
  remove(@Param('id', IdPipe) id: number): Promise<number> {
    return this.stores.remove(id);
  }
}
