import { Injectable } from '@nestjs/common';
import { ContentChanges } from './content-changes.js';
import { KeptAnswers } from './kept-answers.js';
import { isAlive, type KeptLife, lifeFrom } from './kept-life.js';
import type { MadeFrom } from './made-from.js';

/** How many are kept; each is a short list at most. */
const MOST = 100;

/** A value as its service gave it, with what it was made from. */
export interface Found {
  value: unknown;
  madeFrom: MadeFrom;
}

interface KeptRead extends Found, KeptLife {
  size: number;
}

/** What many pages show, kept as it was read until it changes: a page that is made anew need not ask again. */
@Injectable()
export class KeptReads {
  private readonly reads = new KeptAnswers<KeptRead>(MOST);

  constructor(private readonly changes: ContentChanges) {
    changes.onTags((tags) => this.reads.drop(tags));
  }

  /** The value that is kept under this key, or what is found now. Nobody may change it. */
  async of(key: string, find: () => Promise<Found>): Promise<Found> {
    const { hearing } = this.changes;
    // What cannot be heard of is looked up.
    if (hearing === 'deaf') return find();
    const kept = this.reads.get(key);
    if (kept && isAlive(kept, hearing)) return kept;
    const life = lifeFrom(Date.now());
    const making = this.reads.begin(key);
    try {
      const found = await find();
      this.reads.keep(making, { ...found, ...life, size: 1 });
      return found;
    } finally {
      this.reads.giveUp(making);
    }
  }
}
