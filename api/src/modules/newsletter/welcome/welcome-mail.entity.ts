import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { SubscriberEntity } from '../subscriber.entity.js';

/** A subscriber who is still owed the welcome mail; the row goes when the mail has. */
@Entity('welcome_mails')
export class WelcomeMailEntity {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_welcome_mails' })
  subscriberId: number;

  /** How often it has been tried. */
  @Column({ type: 'smallint', default: 0 })
  attempts: number;

  /** Not before. */
  @Index('ix_welcome_mails_due_at')
  @Column({ type: 'timestamptz', default: () => 'now()' })
  dueAt: Date;

  @OneToOne(() => SubscriberEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'subscriber_id', foreignKeyConstraintName: 'fk_welcome_mails_subscriber' })
  subscriber: Relation<SubscriberEntity>;
}
