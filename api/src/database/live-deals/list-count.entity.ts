import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A part of a list's length; the database writes them with every change. The sum is the length. */
@Entity('list_counts')
@Index('ix_list_counts_key', { synchronize: false })
export class ListCountEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_list_counts',
  })
  id: string;

  @Column({ type: 'varchar', length: 20 })
  list: string;

  /** Which list of its kind: a store's id, a category's name in small letters, or nothing. */
  @Column({ type: 'text' })
  key: string;

  @Column({ type: 'integer' })
  amount: number;
}
