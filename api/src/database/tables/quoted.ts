import pg from 'pg';

/** A name as SQL takes it, whatever it holds. */
export const quoted = (name: string): string => pg.escapeIdentifier(name);
