import { availableParallelism } from 'node:os';
import { runTool } from './children.mjs';
import { TOOLS } from './project.mjs';
import { typedFolders } from './workspaces.mjs';

const AT_ONCE = Math.min(2, availableParallelism());

/**
 * Checks the types of every workspace, two at a time, and shows what is wrong.
 * @returns {Promise<import('./summary.mjs').Counts>} one check a workspace
 */
export async function checkTypes() {
  const folders = typedFolders();
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const work = async () => {
    for (let folder = folders.shift(); folder; folder = folders.shift()) {
      const { code, output } = await runTool(TOOLS.tsc, ['-p', folder]);
      counts[code === 0 ? 'passed' : 'failed'] += 1;
      console.log(`types of ${folder}: ${code === 0 ? 'ok' : `wrong\n${output.trim()}`}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return counts;
}
