/** A backup that cannot be made or restored as it was asked for; the message is one line for the owner. */
export class BackupError extends Error {}

/** What is wrong with an archive; the message is the end of such a line. */
export class ArchiveFault extends Error {}
