import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

const VISIT_KINDS = ['store', 'coupon', 'offer', 'blog'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

const kindCheck = `kind IN ('store', 'coupon', 'offer', 'blog')`;

/** Who was counted today; rows of past days are deleted with their day's salt. */
@Entity('visits')
@Check('ck_visits_kind', kindCheck)
export class VisitEntity {
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'pk_visits' })
  day: string;

  @PrimaryColumn({ type: 'varchar', length: 10, primaryKeyConstraintName: 'pk_visits' })
  kind: VisitKind;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_visits' })
  targetId: number;

  /** HMAC-SHA-256 of address and browser under the day's salt, cut to 16 bytes. */
  @PrimaryColumn({ type: 'bytea', primaryKeyConstraintName: 'pk_visits' })
  visitor: Buffer;
}

/** How many visitors a day followed a link or read a post: no person in it, kept for good. */
@Entity('visit_counts')
@Check('ck_visit_counts_kind', kindCheck)
export class VisitCountEntity {
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'pk_visit_counts' })
  day: string;

  @PrimaryColumn({ type: 'varchar', length: 10, primaryKeyConstraintName: 'pk_visit_counts' })
  kind: VisitKind;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_visit_counts' })
  targetId: number;

  @Column({ type: 'integer', default: 0 })
  visits: number;
}

/** The secret under which one day's visitors are hashed; once it is deleted nobody can tie them to anyone. */
@Entity('visit_salts')
export class VisitSaltEntity {
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'pk_visit_salts' })
  day: string;

  @Column({ type: 'bytea' })
  salt: Buffer;
}
