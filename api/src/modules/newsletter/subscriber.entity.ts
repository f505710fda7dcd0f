import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('subscribers')
@Index('uq_subscribers_email', { synchronize: false })
@Index('ix_subscribers_created', { synchronize: false })
export class SubscriberEntity {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_subscribers',
  })
  id: number;

  @Column({ type: 'varchar', length: 254 })
  email: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
