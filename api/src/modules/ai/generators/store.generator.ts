import { dayOf, type GeneratedStore } from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { CategoriesService } from '../../categories/categories.service.js';
import { generatedLogo } from '../../media/logo/generated-logo.js';
import { MediaService } from '../../media/media.service.js';
import { OffersService } from '../../offers/offers.service.js';
import { StoresService } from '../../stores/stores.service.js';
import { GenerateStoreDto } from '../dto/generate.dto.js';
import type { Assignment, Generator, Store } from './generator.js';
import { storeFrom } from './store-answer.js';
import { storeQuestion } from './store-question.js';

/** Structured output takes a few hundred words to choose from; nobody has so many categories. */
const MOST_CATEGORIES = 200;

/** A store with its logo and 10 to 12 offers. */
@Injectable()
export class StoreGenerator implements Generator<GenerateStoreDto, GeneratedStore> {
  readonly kind = 'store';

  constructor(
    private readonly stores: StoresService,
    private readonly offers: OffersService,
    private readonly categories: CategoriesService,
    private readonly media: MediaService,
  ) {}

  async assignment(body: GenerateStoreDto): Promise<Assignment> {
    const { storeName, affiliateLink, publish = false } = body;
    const { items } = await this.categories.list({ limit: MOST_CATEGORIES });
    const categories = new Map(items.map(({ name, id }) => [name, id]));
    const today = dayOf(new Date());
    return {
      question: storeQuestion({
        storeName,
        host: new URL(affiliateLink).hostname,
        categories: [...categories.keys()],
        today,
      }),
      check: async (answer) =>
        this.storing(storeFrom(answer, { storeName, affiliateLink, publish, categories, today })),
    };
  }

  async read(id: number): Promise<GeneratedStore> {
    const store = await this.stores.record(id);
    const { total } = await this.offers.list({ storeId: id, scope: 'admin', limit: 1 });
    return { store, offersCount: total };
  }

  private async storing({ store, offers }: ReturnType<typeof storeFrom>): Promise<Store> {
    const picture = await this.media.render(generatedLogo(store.name));
    return async (manager) => {
      const logo = await this.media.add(manager, picture);
      const id = await this.stores.add(manager, { ...store, logo });
      await this.offers.append(manager, id, offers);
      return id;
    };
  }
}
