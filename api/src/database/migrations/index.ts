import { InitialSchema1795190400000 } from './1795190400000-initial-schema.js';
import { OwnersLists1795276800000 } from './1795276800000-owners-lists.js';
import { Ai1795449600000 } from './1795449600000-ai.js';
import { AiGenerations1795536000000 } from './1795536000000-ai-generations.js';
import { ReadMinutes1795622400000 } from './1795622400000-read-minutes.js';

/** In the order in which they run. */
export const MIGRATIONS = [
  InitialSchema1795190400000,
  OwnersLists1795276800000,
  Ai1795449600000,
  AiGenerations1795536000000,
  ReadMinutes1795622400000,
];
