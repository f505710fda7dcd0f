import { Check, Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

const GENERATION_KINDS = ['store', 'blog', 'amazon-blog'] as const;
export type GenerationKind = (typeof GENERATION_KINDS)[number];

/** What a call with an idempotency key has made or is making; kept for a day. */
@Entity('ai_generations')
@Check('ck_ai_generations_kind', `kind IN ('store', 'blog', 'amazon-blog')`)
export class AiGenerationEntity {
  @PrimaryColumn({ type: 'varchar', length: 100, primaryKeyConstraintName: 'pk_ai_generations' })
  key: string;

  @Column({ type: 'varchar', length: 20 })
  kind: GenerationKind;

  /** SHA-256 of the body, in hexadecimal: what the owner typed is not kept here. */
  @Column({ type: 'char', length: 64 })
  bodyHash: string;

  /** Who is making it: one attempt of one instance. */
  @Column({ type: 'uuid' })
  runId: string;

  /** The id of the store or post; null while it is being made. */
  @Column({ type: 'integer', nullable: true })
  resultId: number | null;

  /** When the attempt began. */
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
