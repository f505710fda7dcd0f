import { Entity, PrimaryColumn } from 'typeorm';

/** A code that stands in for the authenticator; the row goes with its use. */
@Entity('recovery_codes')
export class RecoveryCodeEntity {
  /** SHA-256, in hexadecimal. */
  @PrimaryColumn({ type: 'char', length: 64, primaryKeyConstraintName: 'pk_recovery_codes' })
  hash: string;
}
