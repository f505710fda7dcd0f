import { Module } from '@nestjs/common';
import { BinController } from './bin.controller.js';
import { BinKeeper } from './bin.keeper.js';
import { BinService } from './bin.service.js';

@Module({ controllers: [BinController], providers: [BinService, BinKeeper] })
export class BinModule {}
