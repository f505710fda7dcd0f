import { InitialSchema1795190400000 } from './1795190400000-initial-schema.js';

/** In the order in which they run. */
export const MIGRATIONS = [InitialSchema1795190400000];
