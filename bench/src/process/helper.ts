import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { start } from '../../../scripts/lib/children.mjs';
import { type Pin, pinned } from './cores.ts';

/** A process of ours on a core of its own: one question at a time, one answer each. */
export class Helper<Question, Answer> {
  private readonly child: ChildProcess;
  private readonly gone: Promise<never>;

  /** @param module file URL of what the process runs; it ends with its question loop, see `answering` */
  constructor(pin: Pin, module: URL) {
    const [file, args] = pinned(pin, process.execPath, [fileURLToPath(module)]);
    this.child = start(file, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.gone = once(this.child, 'exit').then(([code]) => {
      throw new Error(`A helper process of the benchmark ended with code ${code}.`);
    });
    this.gone.catch(() => undefined);
  }

  get pid(): number {
    return this.child.pid as number;
  }

  /** @throws Error with the helper's reason, or when it is gone */
  async ask(question: Question): Promise<Answer> {
    this.child.send(question as object);
    const [reply] = await Promise.race([once(this.child, 'message'), this.gone]);
    const { answer, error } = reply as { answer: Answer; error?: string };
    if (error !== undefined) throw new Error(error);
    return answer;
  }
}

/** The other side, inside the process. */
export function answering<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  process.on('message', (question) => {
    answer(question as Question).then(
      (value) => process.send?.({ answer: value }),
      (error: unknown) => process.send?.({ error: String(error) }),
    );
  });
  process.once('disconnect', () => process.exit());
}
