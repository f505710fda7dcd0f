import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('admin_sessions')
export class AdminSessionEntity {
  /** SHA-256 of the id in the cookie, in hexadecimal: a copy of the table opens no session. */
  @PrimaryColumn({ type: 'char', length: 64, primaryKeyConstraintName: 'pk_admin_sessions' })
  idHash: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastUsedAt: Date;

  @Index('ix_admin_sessions_expires_at')
  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
