import type { Operation } from '../support/api-document.ts';
import { forgetCookie, ownersCookie } from '../support/owner.ts';
import type { Tables } from '../support/tables.ts';
import { type Answer, newVisitor, type Sent, send } from '../support/wire.ts';
import type { Judge } from './judge.ts';
import { type Plan, sentOf } from './plan.ts';

/** Milliseconds, generous for a machine that does other things as well. */
const SLOW = 2_000;
const READS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

const ENDS_SESSIONS = /^\/api\/admin\//i;

/** What the requests of one operation came to, by their kind. */
export type Outcomes = Map<Plan['kind'], { taken: number; refused: number; slowest: number }>;

/** Tries requests of one operation, one after the other. */
export class Trial {
  readonly outcomes: Outcomes = new Map();
  private readonly judge: Judge;
  private readonly operation: Operation;
  private readonly tables: Tables;

  constructor(judge: Judge, operation: Operation, tables: Tables) {
    this.judge = judge;
    this.operation = operation;
    this.tables = tables;
  }

  /** @throws Error saying what is wrong with the answer */
  async hold(plan: Plan): Promise<void> {
    const sent = await this.addressed(plan);
    const before = READS.has(sent.method) ? null : await this.tables.contents();
    let answer = await send(sent);
    this.count(plan, answer);
    if (before !== null && ENDS_SESSIONS.test(sent.target)) forgetCookie();
    const fault = this.judge.faultOf(this.operation, plan, sent, answer);
    if (fault) throw new Error(`${fault}\n    ${answer.text.slice(0, 500)}`);
    if (before !== null && answer.status >= 400) {
      const after = await this.tables.contents();
      if (after !== before) throw new Error(`refused, and changed\n${before}\nto\n${after}`);
    }
    if (answer.milliseconds > SLOW) answer = await send(sent);
    if (answer.milliseconds > SLOW) {
      throw new Error(`slow: ${Math.round(answer.milliseconds)} ms, and no faster before`);
    }
  }

  private async addressed(plan: Plan): Promise<Sent> {
    const sent = sentOf(this.operation.path, plan);
    const names = new Set(sent.headers.map(([name]) => name));
    return {
      ...sent,
      headers: [
        ...sent.headers,
        ...(names.has('X-Forwarded-For') ? [] : [['X-Forwarded-For', newVisitor()] as const]),
        ...(plan.caller === 'owner' ? [['Cookie', await ownersCookie()] as const] : []),
      ],
    };
  }

  private count({ kind }: Plan, { status, milliseconds }: Answer): void {
    const sum = this.outcomes.get(kind) ?? { taken: 0, refused: 0, slowest: 0 };
    if (status < 400) sum.taken++;
    else sum.refused++;
    sum.slowest = Math.max(sum.slowest, milliseconds);
    this.outcomes.set(kind, sum);
  }
}
