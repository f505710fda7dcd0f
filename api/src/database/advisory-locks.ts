/** The database's advisory locks that stand for a job, of which one instance does each at a time. */
export const LOCKS = {
  start: 4_173_201_795,
  backupCheck: 4_173_201_796,
  bin: 4_173_201_797,
  auditLog: 4_173_201_798,
  rateLimits: 4_173_201_799,
} as const;
