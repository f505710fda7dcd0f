import { LRUCache } from 'lru-cache';
import { ANYTHING } from './content-changes.js';
import type { MadeFrom } from './made-from.js';

/** Bytes of all answers together; the least recently used go first. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Bytes of one answer; whole lists of thousands are made anew each time. */
const MOST_BYTES_EACH = 4 * 1024 * 1024;

/** What can be kept: made from what is announced when it changes, and of a size. */
export interface Keepable {
  readonly madeFrom: MadeFrom;
  /** In the unit of the limit. */
  readonly size: number;
}

/** An answer in the making, with what was announced since its making began. */
export interface Making {
  readonly key: string;
  readonly dropped: Set<string>;
}

/** What happened to answers since the start; hits and misses are counted by whoever asks. */
export interface KeptCounts {
  hits: number;
  misses: number;
  /** For something that has changed. */
  drops: number;
  /** For want of room. */
  evictions: number;
}

/** Answers by the address they answer, found again by what they were made from. */
export class KeptAnswers<A extends Keepable> {
  readonly counts: KeptCounts = { hits: 0, misses: 0, drops: 0, evictions: 0 };
  private readonly answers: LRUCache<string, A>;
  private readonly keysOfTag = new Map<string, Set<string>>();
  private readonly makings = new Set<Making>();

  /** @param most size of all together */
  constructor(most = MOST_BYTES) {
    this.answers = new LRUCache({
      maxSize: most,
      maxEntrySize: Math.min(most, MOST_BYTES_EACH),
      sizeCalculation: ({ size }) => size,
      dispose: (answer, key, reason) => {
        this.forget(key, answer);
        if (reason === 'delete') this.counts.drops++;
        if (reason === 'evict') this.counts.evictions++;
      },
    });
  }

  get count(): number {
    return this.answers.size;
  }

  /** Of all answers together, as they are counted against the limit. */
  get bytes(): number {
    return this.answers.calculatedSize;
  }

  get(key: string): A | undefined {
    return this.answers.get(key);
  }

  /** To be called before anything is read from the database. */
  begin(key: string): Making {
    const making = { key, dropped: new Set<string>() };
    this.makings.add(making);
    return making;
  }

  /** Ends a making that brought nothing to keep. */
  giveUp(making: Making): void {
    this.makings.delete(making);
  }

  /** Keeps what was made, unless something it was made from has changed meanwhile. */
  keep(making: Making, answer: A): void {
    // Given up already: what changed since then was not noted.
    if (!this.makings.delete(making)) return;
    const { tags } = answer.madeFrom;
    const { key, dropped } = making;
    if (dropped.has(ANYTHING) || tags.some((tag) => dropped.has(tag))) return;
    this.answers.set(key, answer);
    // One that is too large was not taken.
    if (this.answers.peek(key) !== answer) return;
    for (const tag of tags) {
      const keys = this.keysOfTag.get(tag);
      if (keys) keys.add(key);
      else this.keysOfTag.set(tag, new Set([key]));
    }
  }

  /** Drops exactly the answers that were made from any of these. */
  drop(tags: readonly string[]): void {
    for (const making of this.makings) {
      for (const tag of tags) making.dropped.add(tag);
    }
    if (tags.includes(ANYTHING)) {
      this.answers.clear();
      return;
    }
    for (const tag of tags) {
      for (const key of this.keysOfTag.get(tag) ?? []) this.answers.delete(key);
    }
  }

  private forget(key: string, { madeFrom }: A): void {
    for (const tag of madeFrom.tags) {
      const keys = this.keysOfTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysOfTag.delete(tag);
    }
  }
}
