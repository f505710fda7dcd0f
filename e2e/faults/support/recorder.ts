import type { Answer, Caller } from '../../instances/support/caller.ts';
import type { Ledger, State } from './ledger.ts';

/** Sends writes, and tells the ledger of each before it is sent and when it was acknowledged. */
export class Recorder {
  acknowledged = 0;
  /** Those that were sent, and cut off or put off. */
  unanswered = 0;
  /** Answers that are neither a success nor "not now". */
  readonly oddities: string[] = [];
  readonly owner: Caller;
  private readonly ledger: Ledger;

  constructor(owner: Caller, ledger: Ledger) {
    this.owner = owner;
    this.ledger = ledger;
  }

  /** @returns null unless it was acknowledged */
  async write(
    mark: string,
    state: State,
    method: string,
    path: string,
    body?: object,
    caller: Caller = this.owner,
  ): Promise<Answer | null> {
    this.ledger.asks(mark, state);
    const answer = await caller.call(method, path, body).catch((error) => {
      if (error.cause?.code !== 'ECONNREFUSED') this.unanswered++;
      return null;
    });
    if (answer && answer.status < 300) {
      this.acknowledged++;
      this.ledger.answered(mark, state);
      return answer;
    }
    if (answer) this.notDone(`${method} ${path}`, answer);
    return null;
  }

  private notDone(asked: string, { status, headers, text }: Answer): void {
    this.unanswered++;
    if (status !== 503) this.oddities.push(`${asked} answered ${status}: ${text}`);
    else if (!headers.get('retry-after')) this.oddities.push(`${asked} says no time to come back`);
  }
}
