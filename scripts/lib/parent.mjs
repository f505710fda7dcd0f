const LOOK_EVERY_MS = 1_000;

const endPolitely = () => process.kill(process.pid, 'SIGTERM');

/**
 * Ends this process, like a SIGTERM would, when the one that it belongs to is gone without a word: the older
 * Node that ran the script again, or npm, whose shell may die of a signal and keep it to itself.
 */
export function followParent() {
  if (process.channel) {
    process.once('disconnect', endPolitely);
    process.channel.unref();
  }
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    endPolitely();
  }, LOOK_EVERY_MS);
  looking.unref();
}
