// `npm run backup [-- --out FILE]`: writes all that the database holds into one archive, and checks it.
import { runApi } from './lib/run-api.mjs';

await runApi('backup');
