import { categoryNamed, type Product } from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notFound } from '../../common/errors/app-error.js';
import { type List, mapList, pageOf } from '../../common/http/list.js';
import { inTransaction } from '../../database/transaction.js';
import { updateVersioned } from '../../database/versioned-update.js';
import { moveToBin } from '../bin/move-to-bin.js';
import { MediaService } from '../media/media.service.js';
import { CreateProductDto, ProductsQuery, UpdateProductDto } from './dto/product.dto.js';
import { ProductEntity } from './product.entity.js';
import { toProduct } from './product.mapper.js';
import { findProductById, findProducts, insertProduct } from './products.repository.js';

const WHAT = 'Product';

@Injectable()
export class ProductsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaService,
  ) {}

  /** Visitors get the featured first, then the newest; the owner any order. */
  async list({ category, search, featured, ...query }: ProductsQuery): Promise<List<Product>> {
    const { manager } = this.dataSource;
    const page = pageOf(query, null);
    const filter = {
      category: categoryNamed(category)?.toLowerCase(),
      search,
      featured,
    };
    const order = query.scope === 'admin' ? { by: query.order } : 'featured-first';
    return mapList(await findProducts(manager, filter, order, page), toProduct);
  }

  /**
   * The product as the owner edits it.
   * @throws AppError 'not-found'
   */
  async record(id: number, manager = this.dataSource.manager): Promise<Product> {
    const row = await findProductById(manager, id);
    if (!row) throw notFound(WHAT);
    return toProduct(row);
  }

  async create({ imageUrl, ...fields }: CreateProductDto): Promise<Product> {
    const picture = imageUrl ? await this.media.keep(imageUrl, 'imageUrl') : null;
    return inTransaction(this.dataSource, async (manager) => {
      const id = await insertProduct(manager, { ...fields, imageUrl: picture });
      return this.record(id, manager);
    });
  }

  async update(id: number, { imageUrl, version, ...fields }: UpdateProductDto): Promise<Product> {
    const changes: Partial<ProductEntity> = { ...fields };
    if (imageUrl !== undefined)
      changes.imageUrl = imageUrl && (await this.media.keep(imageUrl, 'imageUrl'));
    return inTransaction(this.dataSource, async (manager) => {
      await updateVersioned(manager, ProductEntity, id, changes, version, WHAT);
      return this.record(id, manager);
    });
  }

  /** @returns the id of the bin's entry */
  remove(id: number): Promise<number> {
    return inTransaction(this.dataSource, (manager) => moveToBin(manager, 'product', id));
  }
}
