import { InitialSchema1795190400000 } from './1795190400000-initial-schema.js';
import { OwnersLists1795276800000 } from './1795276800000-owners-lists.js';
import { Ai1795449600000 } from './1795449600000-ai.js';
import { AiGenerations1795536000000 } from './1795536000000-ai-generations.js';
import { ReadMinutes1795622400000 } from './1795622400000-read-minutes.js';
import { ContentChanges1795708800000 } from './1795708800000-content-changes.js';
import { PictureSizes1795752000000 } from './1795752000000-picture-sizes.js';
import { DealPlaces1795795200000 } from './1795795200000-deal-places.js';
import { ListCounts1795798800000 } from './1795798800000-list-counts.js';
import { SearchWords1795802400000 } from './1795802400000-search-words.js';
import { SessionsAndSecondFactor1795881600000 } from './1795881600000-sessions-and-second-factor.js';
import { AuditLog1795882000000 } from './1795882000000-audit-log.js';
import { Bin1795968100000 } from './1795968100000-bin.js';
import { WelcomeMails1795968200000 } from './1795968200000-welcome-mails.js';

/** In the order in which they run. */
export const MIGRATIONS = [
  InitialSchema1795190400000,
  OwnersLists1795276800000,
  Ai1795449600000,
  AiGenerations1795536000000,
  ReadMinutes1795622400000,
  ContentChanges1795708800000,
  PictureSizes1795752000000,
  DealPlaces1795795200000,
  ListCounts1795798800000,
  SearchWords1795802400000,
  SessionsAndSecondFactor1795881600000,
  AuditLog1795882000000,
  Bin1795968100000,
  WelcomeMails1795968200000,
];
