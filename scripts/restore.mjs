// `npm run restore -- FILE [--replace]`: makes the database what it was when the archive was written.
import { runApi } from './lib/run-api.mjs';

await runApi('restore');
