import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { LiveDealsKeeper } from './live-deals/live-deals.keeper.js';

/** Gives the modules the data source that the start has opened and migrated; the application closes it with itself. */
@Module({})
export class DatabaseModule {
  static forRoot(dataSource: DataSource): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({ ...dataSource.options, retryAttempts: 0 }),
          dataSourceFactory: async () => dataSource,
        }),
      ],
      providers: [LiveDealsKeeper],
    };
  }
}
