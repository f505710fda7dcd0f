import type { AffiliateLink, BlogCategory, BlogStatus } from '@deal-harbor/contracts';
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

@Entity('blogs')
@Index('ix_blogs_published', { synchronize: false })
@Index('ix_blogs_created', { synchronize: false })
@Index('ix_blogs_text_trgm', { synchronize: false })
@Check('ck_blogs_slug', `slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)
@Check('ck_blogs_title', `btrim(title) <> ''`)
@Check(
  'ck_blogs_category',
  `category IN ('store-guide', 'savings-tips', 'seasonal-deals', 'comparisons', 'amazon-deals')`,
)
@Check('ck_blogs_status', `status IN ('draft', 'published', 'archived')`)
@Check('ck_blogs_published_at', `status <> 'published' OR published_at IS NOT NULL`)
export class BlogEntity extends TrackedEntity {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_blogs',
  })
  id: number;

  @Column({ type: 'varchar', length: 200 })
  title: string;

  @Index('uq_blogs_slug', { unique: true })
  @Column({ type: 'varchar', length: 140 })
  slug: string;

  @Column({ type: 'varchar', length: 500, nullable: true })
  excerpt: string | null;

  @Column({ type: 'varchar', length: 300, nullable: true })
  seoDescription: string | null;

  /** Sanitised HTML. */
  @Column({ type: 'text' })
  content: string;

  /** The beginning of the article's text, made when the content is stored. */
  @Column({ type: 'varchar', length: 200 })
  contentPreview: string;

  /** Counted when the content is stored. */
  @Column({ type: 'smallint', default: 1 })
  readMinutes: number;

  @Column({ type: 'varchar', length: 20 })
  category: BlogCategory;

  @Column({ type: 'varchar', length: 20, default: 'draft' })
  status: BlogStatus;

  @Column({ type: 'boolean', default: false })
  featured: boolean;

  @Column({ type: 'text', array: true, default: '{}' })
  keywords: string[];

  /** The keywords in one text, for the search index. */
  @Column({ type: 'text', default: '' })
  keywordsText: string;

  @Index('ix_blogs_target_store')
  @Column({ type: 'integer', nullable: true })
  targetStoreId: number | null;

  @ManyToOne(() => StoreEntity, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'target_store_id', foreignKeyConstraintName: 'fk_blogs_target_store' })
  targetStore: Relation<StoreEntity> | null;

  @Column({ type: 'integer', default: 0 })
  viewCount: number;

  @Column({ type: 'varchar', length: 120, default: 'Admin' })
  authorName: string;

  @Column({ type: 'jsonb', default: () => `'[]'` })
  affiliateLinks: AffiliateLink[];

  @Column({ type: 'timestamptz', nullable: true })
  publishedAt: Date | null;
}
