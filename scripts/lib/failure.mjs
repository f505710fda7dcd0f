/** Something that the person at the keyboard can put right; the message is one clear line. */
export class Failure extends Error {}
