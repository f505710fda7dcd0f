import { randomUUID } from 'node:crypto';

/** In no other test's texts. */
export const newMark = (): string => randomUUID().slice(0, 8);

/** A name that only this test gives. */
export const unique = (name: string): string => `${name} ${newMark()}`;

/** The slug that the admin makes of such a name. */
export const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
