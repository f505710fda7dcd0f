import type { OfferDiscountType } from '@deal-harbor/contracts';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { TrackedEntity } from '../../database/tracked.entity.js';
import { CategoryEntity } from '../categories/category.entity.js';
import { StoreEntity } from '../stores/store.entity.js';

@Entity('offers')
@Index('ix_offers_live_expiry', { synchronize: false })
@Index('ix_offers_text_trgm', { synchronize: false })
// Deferred, so that a reorder may pass through states in which two offers share a place.
@Unique('uq_offers_store_order', ['storeId', 'sortOrder'], { deferrable: 'INITIALLY DEFERRED' })
@Check('ck_offers_discount_type', `discount_type IN ('percentage', 'fixed', 'deal')`)
@Check('ck_offers_title', `btrim(title) <> ''`)
@Check('ck_offers_affiliate_link', `affiliate_link ~* '^https?://'`)
@Check('ck_offers_sort_order', 'sort_order >= 0')
export class OfferEntity extends TrackedEntity {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_offers',
  })
  id: number;

  @Column({ type: 'integer' })
  storeId: number;

  @ManyToOne(() => StoreEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'store_id', foreignKeyConstraintName: 'fk_offers_store' })
  store: Relation<StoreEntity>;

  @Index('ix_offers_category')
  @Column({ type: 'integer', nullable: true })
  categoryId: number | null;

  @ManyToOne(() => CategoryEntity, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'category_id', foreignKeyConstraintName: 'fk_offers_category' })
  category: Relation<CategoryEntity> | null;

  @Column({ type: 'varchar', length: 200 })
  title: string;

  @Column({ type: 'text', default: '' })
  description: string;

  @Column({ type: 'varchar', length: 64, nullable: true })
  code: string | null;

  @Column({ type: 'varchar', length: 2048 })
  affiliateLink: string;

  @Column({ type: 'varchar', length: 20, default: 'percentage' })
  discountType: OfferDiscountType;

  @Column({ type: 'varchar', length: 40, default: '' })
  discountValue: string;

  @Column({ type: 'date', nullable: true })
  expiryDate: string | null;

  @Column({ type: 'boolean', default: true })
  active: boolean;

  /** Place among the store's offers, from 0, without gaps. */
  @Column({ type: 'integer' })
  sortOrder: number;

  @Column({ type: 'integer', default: 0 })
  clicks: number;

  /** Until when it is live, nothing once it has ended; the database writes it. */
  @Column({ type: 'date', nullable: true, select: false, insert: false, update: false })
  liveUntil: string | null;
}
