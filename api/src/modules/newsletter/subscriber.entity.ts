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

  /** Stands in the address that leaves the newsletter; null where no mail ever carried one. */
  @Index('uq_subscribers_unsubscribe_token', { unique: true })
  @Column({ type: 'varchar', length: 43, nullable: true })
  unsubscribeToken: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
