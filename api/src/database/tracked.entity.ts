import { CreateDateColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** What every table that the owner edits has: when its rows were made and changed, and their version. */
export abstract class TrackedEntity {
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  @VersionColumn({ default: 1 })
  version: number;
}
