import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('admin_sessions')
export class AdminSessionEntity {
  /** Names the session where people see it; opens nothing. */
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_admin_sessions',
  })
  id: number;

  /** SHA-256 of what the cookie holds, in hexadecimal: a copy of the table opens no session. */
  @Index('uq_admin_sessions_token_hash', { unique: true })
  @Column({ type: 'char', length: 64 })
  tokenHash: string;

  /** Kind of browser and system; neither versions nor an address. */
  @Column({ type: 'varchar', length: 80 })
  device: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastUsedAt: Date;

  @Index('ix_admin_sessions_expires_at')
  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
