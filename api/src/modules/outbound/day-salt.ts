import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { deleteVisitsBefore, saltOf } from './visits.repository.js';

const LENGTH = 32;

/** The salt of the current day. Its first use on a new day forgets the visitors of the days before. */
export class DaySalt {
  private current: { day: string; salt: Promise<Buffer> } | null = null;

  constructor(private readonly dataSource: DataSource) {}

  on(day: string): Promise<Buffer> {
    if (this.current?.day === day) return this.current.salt;
    const entry = { day, salt: this.begin(day) };
    this.current = entry;
    entry.salt.catch(() => {
      if (this.current === entry) this.current = null;
    });
    return entry.salt;
  }

  private async begin(day: string): Promise<Buffer> {
    const { manager } = this.dataSource;
    await deleteVisitsBefore(manager, day);
    return saltOf(manager, day, randomBytes(LENGTH));
  }
}
