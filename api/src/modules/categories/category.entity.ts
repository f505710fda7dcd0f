import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  PrimaryGeneratedColumn,
  VersionColumn,
} from 'typeorm';

@Entity('categories')
@Index('uq_categories_name', { synchronize: false })
@Check('ck_categories_slug', `slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)
@Check('ck_categories_name', `btrim(name) <> ''`)
export class CategoryEntity {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_categories',
  })
  id: number;

  @Column({ type: 'varchar', length: 120 })
  name: string;

  @Index('uq_categories_slug', { unique: true })
  @Column({ type: 'varchar', length: 140 })
  slug: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @VersionColumn({ default: 1 })
  version: number;
}
