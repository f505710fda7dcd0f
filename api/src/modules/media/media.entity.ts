import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Pictures live in the database: every instance serves them, and one backup holds them all. */
@Entity('media')
export class MediaEntity {
  /** SHA-256 of the stored bytes, in hexadecimal. */
  @PrimaryColumn({ type: 'char', length: 64, primaryKeyConstraintName: 'pk_media' })
  hash: string;

  @Column({ type: 'varchar', length: 8 })
  extension: string;

  @Column({ type: 'bytea' })
  bytes: Buffer;

  /** Pixels. */
  @Column({ type: 'integer' })
  width: number;

  @Column({ type: 'integer' })
  height: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** When it was last stored, or last seen where something shows it; long after that it goes. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  usedAt: Date;
}
