import {
  Column,
  CreateDateColumn,
  Entity,
  Generated,
  Index,
  PrimaryGeneratedColumn,
} from 'typeorm';

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

  /** Stands in the address that leaves the newsletter; random, so that nobody else can. */
  @Index('uq_subscribers_unsubscribe_token', { unique: true })
  @Column({ type: 'uuid' })
  @Generated('uuid')
  unsubscribeToken: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
