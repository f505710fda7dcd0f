import { Module } from '@nestjs/common';
import { HouseKeeper } from './house.keeper.js';

@Module({ providers: [HouseKeeper] })
export class HousekeepingModule {}
