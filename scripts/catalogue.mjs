// `npm run catalogue -- --stores N --deals N --seed N`: fills the database with a catalogue of any size.
import { runApi } from './lib/run-api.mjs';

await runApi('catalogue');
