import { Check, Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** One row: what proves the owner. */
@Entity('admin_account')
@Check('ck_admin_account_single', 'id = 1')
@Check('ck_admin_account_totp', 'totp_since IS NULL OR sealed_totp IS NOT NULL')
export class AdminAccountEntity {
  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: 'pk_admin_account' })
  id: number;

  /** Argon2id, in the PHC string format. */
  @Column({ type: 'varchar', length: 255 })
  passwordHash: string;

  /** Of the last ADMIN_PASSWORD that a start has seen: the same one says nothing new. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  environmentHash: string | null;

  /** The authenticator's secret as `KeyBox` sealed it. */
  @Column({ type: 'bytea', nullable: true })
  sealedTotp: Buffer | null;

  /** Since when codes are asked for; null while the secret still waits for its first code. */
  @Column({ type: 'timestamptz', nullable: true })
  totpSince: Date | null;

  /** The period of the last code that was taken: that one and older ones are used up. */
  @Column({ type: 'integer', default: 0 })
  totpStep: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
