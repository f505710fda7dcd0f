import { Module } from '@nestjs/common';
import { BlogsModule } from '../blogs/blogs.module.js';
import { CategoriesModule } from '../categories/categories.module.js';
import { MediaModule } from '../media/media.module.js';
import { OffersModule } from '../offers/offers.module.js';
import { StoresModule } from '../stores/stores.module.js';
import { AiController } from './ai.controller.js';
import { AiService } from './ai.service.js';
import { AiSettingsController } from './ai-settings.controller.js';
import { AiSettingsService } from './ai-settings.service.js';
import { AmazonBlogGenerator } from './generators/amazon-blog.generator.js';
import { BlogGenerator } from './generators/blog.generator.js';
import { StoreGenerator } from './generators/store.generator.js';
import { AiConnections } from './provider/ai-connections.js';
import { AiProvider } from './provider/ai-provider.js';
import { AI_TIMES, usualAiTimes } from './provider/ai-times.js';
import { GenerationKeys } from './runs/generation-keys.js';
import { GenerationRuns } from './runs/generation-runs.js';
import { HourlyCap } from './runs/hourly-cap.js';

@Module({
  imports: [BlogsModule, CategoriesModule, MediaModule, OffersModule, StoresModule],
  controllers: [AiController, AiSettingsController],
  providers: [
    AiConnections,
    AiProvider,
    AiService,
    AiSettingsService,
    AmazonBlogGenerator,
    BlogGenerator,
    GenerationKeys,
    GenerationRuns,
    HourlyCap,
    StoreGenerator,
    { provide: AI_TIMES, useFactory: usualAiTimes },
  ],
})
export class AiModule {}
