import type { Category } from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notFound } from '../../common/errors/app-error.js';
import { type List, pageOf, totalOf } from '../../common/http/list.js';
import { ScopedPageQuery } from '../../common/http/page.query.js';
import { inTransaction } from '../../database/transaction.js';
import { deleteById, updateVersioned } from '../../database/versioned-update.js';
import {
  countCategories,
  findCategories,
  findCategoryById,
  insertCategory,
  lockCategoryName,
  renameInStores,
} from './categories.repository.js';
import { CategoryEntity } from './category.entity.js';
import { CreateCategoryDto, UpdateCategoryDto } from './dto/category.dto.js';

const WHAT = 'Category';

@Injectable()
export class CategoriesService {
  constructor(private readonly dataSource: DataSource) {}

  async list(query: ScopedPageQuery): Promise<List<Category>> {
    const { manager } = this.dataSource;
    const page = pageOf(query, null);
    const items = await findCategories(manager, page);
    return { items, total: await totalOf(page, items.length, () => countCategories(manager)) };
  }

  async create(body: CreateCategoryDto): Promise<Category> {
    return this.byId(await insertCategory(this.dataSource.manager, body));
  }

  async update(id: number, { version, ...changes }: UpdateCategoryDto): Promise<Category> {
    await inTransaction(this.dataSource, async (manager) => {
      const oldName = await lockCategoryName(manager, id);
      await updateVersioned(manager, CategoryEntity, id, changes, version, WHAT);
      if (oldName === null || changes.name === undefined || changes.name === oldName) return;
      await renameInStores(manager, oldName, changes.name);
    });
    return this.byId(id);
  }

  /** Offers lose the category by the foreign key; stores keep its name as their own text. */
  async remove(id: number): Promise<void> {
    await deleteById(this.dataSource.manager, CategoryEntity, id, WHAT);
  }

  private async byId(id: number): Promise<Category> {
    const category = await findCategoryById(this.dataSource.manager, id);
    if (!category) throw notFound(WHAT);
    return category;
  }
}
