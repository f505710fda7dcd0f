/** What the records of a kind are called. */
export interface Noun {
  one: string;
  many: string;
}
