import type { CouponDiscountType } from '@deal-harbor/contracts';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { TrackedEntity } from '../../database/tracked.entity.js';
import { StoreEntity } from '../stores/store.entity.js';

@Entity('coupons')
@Index('ix_coupons_store', { synchronize: false })
@Index('ix_coupons_latest', { synchronize: false })
@Index('ix_coupons_featured', { synchronize: false })
@Index('ix_coupons_expiry', { synchronize: false })
@Index('ix_coupons_popularity', { synchronize: false })
@Index('ix_coupons_title', { synchronize: false })
@Index('ix_coupons_last_end', { synchronize: false })
@Index('ix_coupons_search_live', { synchronize: false })
@Index('ix_coupons_search_ended', { synchronize: false })
@Index('ix_coupons_live_latest', { synchronize: false })
@Index('ix_coupons_live_discount', { synchronize: false })
@Index('ix_coupons_live_expiry', { synchronize: false })
@Index('ix_coupons_live_popularity', { synchronize: false })
@Index('ix_coupons_category_latest', { synchronize: false })
@Index('ix_coupons_category_discount', { synchronize: false })
@Index('ix_coupons_category_expiry', { synchronize: false })
@Index('ix_coupons_category_popularity', { synchronize: false })
@Check(
  'ck_coupons_discount_type',
  `discount_type IN ('percentage', 'fixed', 'freeShipping', 'other')`,
)
@Check('ck_coupons_title', `btrim(title) <> ''`)
export class CouponEntity extends TrackedEntity {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_coupons',
  })
  id: number;

  @Column({ type: 'integer' })
  storeId: number;

  @ManyToOne(() => StoreEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'store_id', foreignKeyConstraintName: 'fk_coupons_store' })
  store: Relation<StoreEntity>;

  @Column({ type: 'varchar', length: 200 })
  title: string;

  @Column({ type: 'text', default: '' })
  description: string;

  @Column({ type: 'varchar', length: 64, nullable: true })
  code: string | null;

  @Column({ type: 'varchar', length: 20 })
  discountType: CouponDiscountType;

  @Column({ type: 'varchar', length: 40 })
  discountValue: string;

  /** Both derived from type and value by the contracts' discountOrder, so that the order is an index. */
  @Column({ type: 'smallint' })
  discountRank: number;

  @Column({ type: 'double precision' })
  discountSize: number;

  @Column({ type: 'date', nullable: true })
  expiryDate: string | null;

  @Column({ type: 'boolean', default: false })
  verified: boolean;

  @Column({ type: 'boolean', default: false })
  featured: boolean;

  @Column({ type: 'integer', default: 0 })
  clicks: number;

  /** The last three are written by the database: until when it is live, nothing once it has ended, */
  @Column({ type: 'date', nullable: true, select: false, insert: false, update: false })
  liveUntil: string | null;

  /** the store's category in small letters, */
  @Column({ type: 'text', nullable: true, select: false, insert: false, update: false })
  categoryKey: string | null;

  /** and what is searched. */
  @Column({ type: 'text', default: '', select: false, insert: false, update: false })
  searchText: string;
}
