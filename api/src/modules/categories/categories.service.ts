import type { Category, CategoryDependents } from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notFound } from '../../common/errors/app-error.js';
import { type List, pageOf } from '../../common/http/list.js';
import { inTransaction } from '../../database/transaction.js';
import { deleteById, updateVersioned } from '../../database/versioned-update.js';
import {
  findCategories,
  findCategoryById,
  findCategoryDependents,
  findOrderedCategories,
  insertCategory,
  lockCategoryName,
  renameInStores,
} from './categories.repository.js';
import { CategoryEntity } from './category.entity.js';
import { CategoriesQuery, CreateCategoryDto, UpdateCategoryDto } from './dto/category.dto.js';

const WHAT = 'Category';

@Injectable()
export class CategoriesService {
  constructor(private readonly dataSource: DataSource) {}

  list({ search, order, scope, ...part }: CategoriesQuery): Promise<List<Category>> {
    const { manager } = this.dataSource;
    const page = pageOf(part, null);
    return scope === 'admin'
      ? findOrderedCategories(manager, search, order, page)
      : findCategories(manager, search, page);
  }

  /** @throws AppError 'not-found' */
  async record(id: number, manager = this.dataSource.manager): Promise<Category> {
    const category = await findCategoryById(manager, id);
    if (!category) throw notFound(WHAT);
    return category;
  }

  /** @throws AppError 'not-found' */
  async dependents(id: number): Promise<CategoryDependents> {
    const dependents = await findCategoryDependents(this.dataSource.manager, id);
    if (!dependents) throw notFound(WHAT);
    return dependents;
  }

  create(body: CreateCategoryDto): Promise<Category> {
    return inTransaction(this.dataSource, async (manager) =>
      this.record(await insertCategory(manager, body), manager),
    );
  }

  update(id: number, { version, ...changes }: UpdateCategoryDto): Promise<Category> {
    return inTransaction(this.dataSource, async (manager) => {
      const oldName = await lockCategoryName(manager, id);
      await updateVersioned(manager, CategoryEntity, id, changes, version, WHAT);
      if (oldName !== null && changes.name !== undefined && changes.name !== oldName) {
        await renameInStores(manager, oldName, changes.name);
      }
      return this.record(id, manager);
    });
  }

  /** Offers lose the category by the foreign key; stores keep its name as their own text. */
  async remove(id: number): Promise<void> {
    await deleteById(this.dataSource.manager, CategoryEntity, id, WHAT);
  }
}
