import type { ProductCategory } from '@deal-harbor/contracts';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { TrackedEntity } from '../../database/tracked.entity.js';

@Entity('products')
@Index('ix_products_text_trgm', { synchronize: false })
@Index('ix_products_order', { synchronize: false })
@Index('ix_products_category', { synchronize: false })
@Index('ix_products_created', { synchronize: false })
@Check(
  'ck_products_category',
  `category IN ('electronics', 'home', 'fashion', 'books', 'sports', 'beauty')`,
)
@Check('ck_products_name', `btrim(name) <> ''`)
@Check('ck_products_affiliate_link', `affiliate_link ~* '^https?://'`)
@Check('ck_products_prices', 'original_price >= 0 AND sale_price >= 0')
@Check('ck_products_discount', 'discount BETWEEN 0 AND 100')
@Check('ck_products_rating', 'rating BETWEEN 1 AND 5')
@Check('ck_products_review_count', 'review_count >= 0')
export class ProductEntity extends TrackedEntity {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_products',
  })
  id: number;

  @Column({ type: 'varchar', length: 200 })
  name: string;

  @Column({ type: 'text' })
  description: string;

  @Column({ type: 'varchar', length: 2048 })
  affiliateLink: string;

  @Column({ type: 'varchar', length: 2048, nullable: true })
  imageUrl: string | null;

  @Column({ type: 'numeric', precision: 12, scale: 2, nullable: true })
  originalPrice: number | null;

  @Column({ type: 'numeric', precision: 12, scale: 2, nullable: true })
  salePrice: number | null;

  /** Whole percent. */
  @Column({ type: 'smallint', nullable: true })
  discount: number | null;

  @Column({ type: 'numeric', precision: 2, scale: 1, nullable: true })
  rating: number | null;

  @Column({ type: 'integer', nullable: true })
  reviewCount: number | null;

  @Column({ type: 'varchar', length: 20, default: 'electronics' })
  category: ProductCategory;

  /** Comma-separated. */
  @Column({ type: 'varchar', length: 1000, nullable: true })
  keywords: string | null;

  @Column({ type: 'boolean', default: false })
  featured: boolean;
}
