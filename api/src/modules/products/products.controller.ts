import type { Product } from '@deal-harbor/contracts';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { List } from '../../common/http/list.js';
import { Public } from '../../common/http/public.decorator.js';
import { ApiAnswers } from '../../common/openapi/api-answers.decorator.js';
import { ProductSchema } from '../../common/openapi/schemas/product.schema.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { BIN_ENTRY, IntoBin } from '../bin/into-bin.js';
import { Kept } from '../kept/made-from.interceptor.js';
import { fromProducts } from '../kept/made-from.js';
import { CreateProductDto, ProductsQuery, UpdateProductDto } from './dto/product.dto.js';
import { ProductsService } from './products.service.js';

@ApiTags('amazon-products')
@Controller('api/amazon-products')
export class ProductsController {
  constructor(private readonly products: ProductsService) {}

  @ApiAnswers({ summary: 'Marketplace products', list: ProductSchema, scoped: true })
  @Kept(fromProducts)
  @Public()
  @Get()
  list(@Query() query: ProductsQuery): Promise<List<Product>> {
    return this.products.list(query);
  }

  @ApiAnswers({ summary: 'One marketplace product as the owner edits it', ok: ProductSchema })
  @Get(':id/record')
  record(@Param('id', IdPipe) id: number): Promise<Product> {
    return this.products.record(id);
  }

  @ApiAnswers({ summary: 'Create a marketplace product', ok: ProductSchema, errors: [422] })
  @Post()
  create(@Body() body: CreateProductDto): Promise<Product> {
    return this.products.create(body);
  }

  @ApiAnswers({ summary: 'Change a marketplace product', ok: ProductSchema, errors: [409, 422] })
  @Put(':id')
  update(@Param('id', IdPipe) id: number, @Body() body: UpdateProductDto): Promise<Product> {
    return this.products.update(id, body);
  }

  @ApiAnswers({ summary: 'Delete a marketplace product', location: BIN_ENTRY })
  @Delete(':id')
  @IntoBin()
  remove(@Param('id', IdPipe) id: number): Promise<number> {
    return this.products.remove(id);
  }
}
