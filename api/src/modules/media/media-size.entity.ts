import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { MediaEntity } from './media.entity.js';

/** A stored picture made to fit a smaller square: once, for every instance. */
@Entity('media_sizes')
export class MediaSizeEntity {
  @PrimaryColumn({ type: 'char', length: 64, primaryKeyConstraintName: 'pk_media_sizes' })
  hash: string;

  /** Pixels of the square. */
  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: 'pk_media_sizes' })
  side: number;

  @Column({ type: 'bytea' })
  bytes: Buffer;

  @ManyToOne(() => MediaEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'hash', foreignKeyConstraintName: 'fk_media_sizes_media' })
  media: Relation<MediaEntity>;
}
