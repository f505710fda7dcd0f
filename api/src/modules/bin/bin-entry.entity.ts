import type { BinKind } from '@deal-harbor/contracts';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Something deleted that can still be brought back. It stands here and nowhere else. */
@Entity('bin')
@Index('uq_bin_entity', ['kind', 'entityId'], { unique: true })
@Index('ix_bin_deleted_at', ['deletedAt', 'id'])
@Check('ck_bin_kind', `kind IN ('store', 'coupon', 'offer', 'product', 'post')`)
export class BinEntryEntity {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_bin',
  })
  id: number;

  @Column({ type: 'varchar', length: 10 })
  kind: BinKind;

  @Column({ type: 'integer' })
  entityId: number;

  @Column({ type: 'varchar', length: 200 })
  title: string;

  @Column({ type: 'varchar', length: 120, nullable: true })
  storeName: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  deletedAt: Date;

  /** How many rows of other tables went along. */
  @Column({ type: 'jsonb', default: () => `'{}'` })
  counts: Partial<Record<'coupons' | 'offers', number>>;

  /** The ids of posts that lost their store, in the bin themselves or not. */
  @Column({ type: 'integer', array: true, default: '{}' })
  posts: number[];

  /** The rows as they were, by the name of their table. */
  @Column({ type: 'jsonb' })
  content: Record<string, object[]>;
}
