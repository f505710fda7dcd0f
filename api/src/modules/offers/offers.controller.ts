import type { AdminOffer, Offer } from '@deal-harbor/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { List } from '../../common/http/list.js';
import { Public } from '../../common/http/public.decorator.js';
import { ApiAnswers } from '../../common/openapi/api-answers.decorator.js';
import { AdminOfferSchema, OfferSchema } from '../../common/openapi/schemas/offer.schema.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { BIN_ENTRY, IntoBin } from '../bin/into-bin.js';
import { Kept } from '../kept/made-from.interceptor.js';
import { fromOffers } from '../kept/made-from.js';
import { ActivateOffersDto } from './dto/activate-offers.dto.js';
import { CreateOfferDto, UpdateOfferDto } from './dto/offer.dto.js';
import { OffersQuery } from './dto/offers.query.js';
import { ReorderOffersDto } from './dto/reorder-offers.dto.js';
import { OffersService } from './offers.service.js';

@ApiTags('offers')
@Controller('api/offers')
export class OffersController {
  constructor(private readonly offers: OffersService) {}

  @ApiAnswers({
    summary: 'Offers in the order of their stores',
    list: OfferSchema,
    scoped: AdminOfferSchema,
  })
  @Kept(fromOffers)
  @Public()
  @Get()
  list(@Query() query: OffersQuery): Promise<List<Offer>> {
    return this.offers.list(query);
  }

  @ApiAnswers({ summary: 'One offer as the owner edits it', ok: AdminOfferSchema })
  @Get(':id/record')
  record(@Param('id', IdPipe) id: number): Promise<AdminOffer> {
    return this.offers.record(id);
  }

  @ApiAnswers({ summary: 'Create an offer', ok: AdminOfferSchema, errors: [422] })
  @Post()
  create(@Body() body: CreateOfferDto): Promise<AdminOffer> {
    return this.offers.create(body);
  }

  @ApiAnswers({
    summary: "Put a store's offers in order",
    list: AdminOfferSchema,
    errors: [409, 422],
  })
  @Post('reorder')
  @HttpCode(200)
  reorder(@Body() body: ReorderOffersDto): Promise<AdminOffer[]> {
    return this.offers.reorder(body);
  }

  @ApiAnswers({ summary: 'Activate offers', list: AdminOfferSchema, errors: [422] })
  @Post('activate')
  @HttpCode(200)
  activate(@Body() body: ActivateOffersDto): Promise<AdminOffer[]> {
    return this.offers.activate(body);
  }

  @ApiAnswers({ summary: 'Change an offer', ok: AdminOfferSchema, errors: [409, 422] })
  @Put(':id')
  update(@Param('id', IdPipe) id: number, @Body() body: UpdateOfferDto): Promise<AdminOffer> {
    return this.offers.update(id, body);
  }

  @ApiAnswers({ summary: 'Delete an offer', location: BIN_ENTRY, errors: [409] })
  @Delete(':id')
  @IntoBin()
  remove(@Param('id', IdPipe) id: number): Promise<number> {
    return this.offers.remove(id);
  }
}
