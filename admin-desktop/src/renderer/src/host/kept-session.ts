import type { KeptSession } from '@deal-harbor/admin-ui';
import { ask } from '../desktop.ts';

/** The owner's session, kept by the main process where the system encrypts it. */
export const keptSession: KeptSession = {
  read: () => ask('readKept'),
  keep: () => ask('keepSession'),
  forget: () => ask('forgetSession'),
};
