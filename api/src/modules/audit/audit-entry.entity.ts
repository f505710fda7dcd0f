import type { AuditAction, AuditEntity, AuditEntryDetail } from '@deal-harbor/contracts';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * What was done in the owner's name. The database's triggers write the rows of content and settings and refuse
 * every change of a row; `note-action.ts` writes the others.
 */
@Entity('audit_entries')
@Index('ix_audit_entries_entity', ['entity', 'entityId', 'id'])
export class AuditEntryEntity {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_audit_entries',
  })
  id: number;

  @Index('ix_audit_entries_at')
  @CreateDateColumn({ type: 'timestamptz' })
  at: Date;

  @Column({ type: 'bigint' })
  transactionId: string;

  @Column({ type: 'varchar', length: 40 })
  actor: string;

  @Column({ type: 'varchar', length: 30 })
  action: AuditAction;

  @Column({ type: 'varchar', length: 20 })
  entity: AuditEntity;

  @Column({ type: 'varchar', length: 64, nullable: true })
  entityId: string | null;

  @Column({ type: 'varchar', length: 200, nullable: true })
  title: string | null;

  @Column({ type: 'jsonb', default: () => `'{}'` })
  changes: AuditEntryDetail['changes'];
}
