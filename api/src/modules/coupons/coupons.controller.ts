import type { AdminCoupon, Coupon } from '@deal-harbor/contracts';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { List } from '../../common/http/list.js';
import { PageQuery } from '../../common/http/page.query.js';
import { Public } from '../../common/http/public.decorator.js';
import { ApiAnswers } from '../../common/openapi/api-answers.decorator.js';
import { AdminCouponSchema, CouponSchema } from '../../common/openapi/schemas/coupon.schema.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { BIN_ENTRY, IntoBin } from '../bin/into-bin.js';
import { Kept } from '../kept/made-from.interceptor.js';
import { fromCoupons } from '../kept/made-from.js';
import { CouponsService } from './coupons.service.js';
import { CreateCouponDto, UpdateCouponDto } from './dto/coupon.dto.js';
import { CouponsQuery, LatestCouponsQuery } from './dto/coupons.query.js';

@ApiTags('coupons')
@Controller('api/coupons')
export class CouponsController {
  constructor(private readonly coupons: CouponsService) {}

  @ApiAnswers({
    summary: 'Coupons by search, category, store and order',
    list: CouponSchema,
    scoped: AdminCouponSchema,
  })
  @Kept(fromCoupons)
  @Public()
  @Get()
  list(@Query() query: CouponsQuery): Promise<List<Coupon>> {
    return this.coupons.list(query);
  }

  @ApiAnswers({ summary: 'The latest coupons', list: CouponSchema })
  @Kept(fromCoupons)
  @Public()
  @Get('latest')
  latest(@Query() query: LatestCouponsQuery): Promise<List<Coupon>> {
    return this.coupons.latest(query);
  }

  @ApiAnswers({ summary: 'Featured coupons', list: CouponSchema })
  @Kept(fromCoupons)
  @Public()
  @Get('featured')
  featured(@Query() query: PageQuery): Promise<List<Coupon>> {
    return this.coupons.featured(query);
  }

  @ApiAnswers({ summary: 'One coupon as the owner edits it', ok: AdminCouponSchema })
  @Get(':id/record')
  record(@Param('id', IdPipe) id: number): Promise<AdminCoupon> {
    return this.coupons.record(id);
  }

  @ApiAnswers({ summary: 'Create a coupon', ok: AdminCouponSchema, errors: [422] })
  @Post()
  create(@Body() body: CreateCouponDto): Promise<AdminCoupon> {
    return this.coupons.create(body);
  }

  @ApiAnswers({ summary: 'Change a coupon', ok: AdminCouponSchema, errors: [409, 422] })
  @Put(':id')
  update(@Param('id', IdPipe) id: number, @Body() body: UpdateCouponDto): Promise<AdminCoupon> {
    return this.coupons.update(id, body);
  }

  @ApiAnswers({ summary: 'Delete a coupon', location: BIN_ENTRY })
  @Delete(':id')
  @IntoBin()
  remove(@Param('id', IdPipe) id: number): Promise<number> {
    return this.coupons.remove(id);
  }
}
