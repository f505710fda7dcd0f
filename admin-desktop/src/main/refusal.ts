/** A call that cannot be done, in words for the owner. */
export class Refusal extends Error {}
