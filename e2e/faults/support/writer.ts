import { setTimeout as delay } from 'node:timers/promises';
import { Random } from '../../../api/src/database/catalogue/synthetic/random.ts';
import { GENERATED_OFFERS } from '../../../libs/contracts/src/ai.ts';
import { inOrder } from './ground.ts';
import { type Ground, KINDS, type Kind } from './kinds.ts';
import type { Found } from './ledger.ts';
import type { Recorder } from './recorder.ts';

/** Milliseconds between two writes, and after one that failed. */
const PAUSE = 3;
const REST = 80;
/** Records that a writer goes on changing; older ones stay as they are. */
const IN_HAND = 30;

interface Own {
  kind: Kind;
  mark: string;
  id: number;
  text: string;
}

/** A store whose offers are put in order again and again. */
export interface Row {
  mark: string;
  store: number;
  offers: readonly { id: number; title: string }[];
}

export interface WriterParts {
  recorder: Recorder;
  ground: Ground;
  row: Row;
  /** Whether this is the one that writes what there is one of. */
  first: boolean;
}

/** Writes all kinds of records one after the other, telling the ledger, until it is told to pause. */
export class Writer {
  private readonly number: number;
  private readonly parts: WriterParts;
  private readonly random: Random;
  private own: Own[] = [];
  /** What stood in those that were deleted. */
  private readonly texts = new Map<string, string>();
  private binned: { mark: string; bin: number }[] = [];
  private made = 0;
  private paused = true;
  private running = Promise.resolve();

  constructor(number: number, parts: WriterParts, seed: number) {
    this.number = number;
    this.parts = parts;
    this.random = new Random(seed, `writer ${number}`);
  }

  resume(): void {
    this.paused = false;
    this.running = this.run();
  }

  /** Resolves when its last write was answered, or cannot be any more. */
  async pause(): Promise<void> {
    this.paused = true;
    await this.running;
  }

  /** Asks for one generated store with offers. */
  async generate(): Promise<void> {
    const mark = `made-${this.number}-${++this.made}`;
    const body = { storeName: mark, affiliateLink: 'https://shop.example/?ref=made' };
    await this.parts.recorder.write(
      mark,
      `${GENERATED_OFFERS.min} offers, 1 logo`,
      'POST',
      '/api/ai/generate-store',
      body,
    );
  }

  /** Takes up what is in the bin now. */
  learn(found: readonly Found[]): void {
    this.binned = found.flatMap(({ mark, bin }) =>
      bin !== null && mark.split('-')[1] === `${this.number}` ? [{ mark, bin }] : [],
    );
  }

  private async run(): Promise<void> {
    while (!this.paused) {
      const isDone = await this.next();
      await delay(isDone ? PAUSE : REST);
    }
  }

  private next(): Promise<boolean> {
    const dice = this.random.next();
    const { length } = this.own;
    if (dice < 0.35 || length === 0) return this.create();
    const record = this.own[this.random.below(length)] as Own;
    if (dice < 0.6) return this.change(record);
    if (dice < 0.7) return this.remove(record);
    if (dice < 0.75) return this.restore();
    if (dice < 0.8) return this.subscribe();
    if (dice < 0.85 && this.parts.first) return this.rename();
    return this.reorder();
  }

  private async create(): Promise<boolean> {
    const name = this.random.pick(Object.keys(KINDS));
    const kind = KINDS[name] as Kind;
    const mark = `${name}-${this.number}-${++this.made}`;
    const text = kind.text ? 'v0' : 'there';
    const answer = await this.parts.recorder.write(
      mark,
      text,
      'POST',
      kind.path,
      kind.body(mark, text, this.parts.ground),
    );
    if (answer) {
      const { id } = JSON.parse(answer.text);
      this.own = [...this.own, { kind, mark, id, text }].slice(-IN_HAND);
    }
    return answer !== null;
  }

  private async change(record: Own): Promise<boolean> {
    const { kind, mark, id } = record;
    if (!kind.text) return true;
    const text = `v${++this.made}`;
    this.letGo(record);
    const answer = await this.parts.recorder.write(mark, text, 'PUT', `${kind.path}/${id}`, {
      [kind.text]: text,
    });
    if (answer) this.own.push({ ...record, text });
    return answer !== null;
  }

  private async remove(record: Own): Promise<boolean> {
    const { kind, mark, id, text } = record;
    this.letGo(record);
    this.texts.set(mark, text);
    return (
      (await this.parts.recorder.write(mark, kind.deleted, 'DELETE', `${kind.path}/${id}`)) !== null
    );
  }

  private async restore(): Promise<boolean> {
    const one = this.binned.pop();
    const text = one && this.texts.get(one.mark);
    if (!text) return true;
    const path = `/api/admin/bin/${one.bin}/restore`;
    return (await this.parts.recorder.write(one.mark, text, 'POST', path)) !== null;
  }

  /** What stands in it is known again once its next write is acknowledged. */
  private letGo(record: Own): void {
    this.own = this.own.filter((one) => one !== record);
  }

  private async subscribe(): Promise<boolean> {
    const mark = `mail-${this.number}-${++this.made}`;
    const email = `${mark}@people.example`;
    // Each from a network of their own, as people do.
    const address = `10.${this.number}.${this.made >> 8}.${this.made & 255}`;
    const visitor = this.parts.recorder.owner.from(address);
    return (
      (await this.parts.recorder.write(
        mark,
        'there',
        'POST',
        '/api/newsletter/subscribe',
        { email },
        visitor,
      )) !== null
    );
  }

  private async rename(): Promise<boolean> {
    const siteName = `Site ${++this.made}`;
    return (
      (await this.parts.recorder.write('site', siteName, 'PUT', '/api/config', { siteName })) !==
      null
    );
  }

  private async reorder(): Promise<boolean> {
    const { mark, store, offers } = this.parts.row;
    const order = offers.map((_, index) => index);
    this.random.shuffle(order);
    const chosen = order.flatMap((index) => offers[index] ?? []);
    const answer = await this.parts.recorder.write(
      mark,
      inOrder({ offers: chosen }),
      'POST',
      '/api/offers/reorder',
      { storeId: store, offerIds: chosen.map(({ id }) => id) },
    );
    return answer !== null;
  }
}
