import { Presets, SingleBar } from 'cli-progress';

export interface ProgressBar {
  update(what: string, done: number, total: number): void;
  stop(): void;
}

/** Milliseconds between two lines where the output is no terminal. */
const LINE_EVERY_MS = 2_000;

/** One line that fills up; plain lines where nobody watches a terminal. */
export function progressBar(): ProgressBar {
  const bar = new SingleBar(
    {
      format: '{bar} {percentage}% {what}',
      noTTYOutput: true,
      notTTYSchedule: LINE_EVERY_MS,
      hideCursor: true,
    },
    Presets.shades_classic,
  );
  return {
    update(what, done, total) {
      // Another total is another piece of work.
      if (bar.isActive && bar.getTotal() !== total) bar.stop();
      if (!bar.isActive) bar.start(total, 0, { what });
      bar.update(done, { what });
    },
    stop: () => bar.stop(),
  };
}

/** Shows a bar for as long as the work goes on. */
export async function withProgress<T>(
  work: (update: ProgressBar['update']) => Promise<T>,
): Promise<T> {
  const bar = progressBar();
  try {
    return await work(bar.update);
  } finally {
    bar.stop();
  }
}
