import { Check, Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** One row: the owner's password. */
@Entity('admin_account')
@Check('ck_admin_account_single', 'id = 1')
export class AdminAccountEntity {
  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: 'pk_admin_account' })
  id: number;

  /** Argon2id, in the PHC string format. */
  @Column({ type: 'varchar', length: 255 })
  passwordHash: string;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
