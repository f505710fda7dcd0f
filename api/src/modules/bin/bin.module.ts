import { Module } from '@nestjs/common';
import { BinController } from './bin.controller.js';
import { BinService } from './bin.service.js';

@Module({ controllers: [BinController], providers: [BinService] })
export class BinModule {}
