import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The table that rate-limiter-flexible keeps its counters in, shared by all instances. */
@Entity('rate_limits')
export class RateLimitEntity {
  @PrimaryColumn({ type: 'varchar', length: 255, primaryKeyConstraintName: 'pk_rate_limits' })
  key: string;

  @Column({ type: 'integer', default: 0 })
  points: number;

  /** Milliseconds since 1970. */
  @Index('ix_rate_limits_expire')
  @Column({ type: 'bigint', nullable: true })
  expire: string | null;
}
