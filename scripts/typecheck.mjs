// `npm run typecheck`: the types of every workspace.
import { command } from './lib/command.mjs';

await command(async () => {
  // Only the installed Node has all that this needs.
  const { checkTypes } = await import('./lib/types.mjs');
  return (await checkTypes()).failed > 0 ? 1 : 0;
});
