import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { TrackedEntity } from '../../database/tracked.entity.js';

@Entity('stores')
@Index('ix_stores_category', { synchronize: false })
@Index('ix_stores_name_order', { synchronize: false })
@Index('ix_stores_name_prefix', { synchronize: false })
@Index('ix_stores_search_trgm', { synchronize: false })
@Index('ix_stores_popularity', { synchronize: false })
@Check('ck_stores_slug', `slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug <> 'popular'`)
@Check('ck_stores_name', `btrim(name) <> ''`)
@Check('ck_stores_deal_count', 'deal_count >= 0')
@Check('ck_stores_website', `website ~* '^https?://'`)
export class StoreEntity extends TrackedEntity {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_stores',
  })
  id: number;

  @Column({ type: 'varchar', length: 120 })
  name: string;

  @Index('uq_stores_slug', { unique: true })
  @Column({ type: 'varchar', length: 140 })
  slug: string;

  /** A path under /media, or an http(s) address. */
  @Column({ type: 'varchar', length: 2048, nullable: true })
  logo: string | null;

  @Column({ type: 'text', default: '' })
  description: string;

  @Column({ type: 'varchar', length: 2048, nullable: true })
  website: string | null;

  /** The category's name as text; a category's rename carries it along. */
  @Column({ type: 'varchar', length: 120, nullable: true })
  category: string | null;

  /** The owner's number; 0 leaves the figure to the live count. */
  @Column({ type: 'integer', default: 0 })
  dealCount: number;

  /** Followed links, each visitor once a day: the store's own and those of its coupons and offers. */
  @Column({ type: 'integer', default: 0 })
  clicks: number;

  /** What is searched; the database writes it. */
  @Column({ type: 'text', default: '', select: false, insert: false, update: false })
  searchText: string;
}
