import { Entity, Index, PrimaryColumn } from 'typeorm';

/** A word of a store's name or a coupon's title, in small letters; the database adds them. */
@Entity('search_words')
@Index('ix_search_words_prefix', { synchronize: false })
@Index('ix_search_words_trgm', { synchronize: false })
export class SearchWordEntity {
  @PrimaryColumn({ type: 'varchar', length: 40, primaryKeyConstraintName: 'pk_search_words' })
  word: string;
}
