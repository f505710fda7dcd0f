import { containing, type Parameters } from '../sql.js';

/** What stands before names and titles in the column `search_text`; U+001E ends them. */
const NAME = '\u001f';

/** SQL around one text that somebody searches; `alias` names a row with the column `search_text`. */
export interface TextSearch {
  /** Whether the row holds the text, by its index. */
  matches(alias: string): string;
  /** The same, for rows that are read one after the other: no index, but much cheaper for each. */
  holds(alias: string): string;
  /**
   * Lower comes first: a name or title that is the text, that begins with it, that holds it as whole words or as part
   * of one; then what holds it elsewhere.
   */
  relevance(alias: string): string;
}

/** A regular expression for the text as whole words. */
function wholeWords(text: string): string {
  const literal = text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return `(^|[^[:alnum:]])${literal}([^[:alnum:]]|$)`;
}

export function textSearch(parameters: Parameters, text: string): TextSearch {
  const pattern = containing(text);
  const escaped = pattern.slice(1, -1);
  const values = {
    plain: text,
    anywhere: pattern,
    aName: `%${NAME}${escaped}${NAME}%`,
    words: wholeWords(text),
  };
  const added = new Map<string, string>();
  // Only those that a statement uses: PostgreSQL cannot tell the type of one that stands nowhere.
  const value = (name: keyof typeof values) => {
    const sql = added.get(name) ?? `lower(${parameters.add(values[name])}::text)`;
    added.set(name, sql);
    return sql;
  };
  return {
    matches: (alias) => `${alias}.search_text LIKE ${value('anywhere')}`,
    holds: (alias) => `strpos(${alias}.search_text, ${value('plain')}) > 0`,
    relevance: (alias) => {
      const whole = `${alias}.search_text`;
      const names = `split_part(${whole}, E'\\x1e', 1)`;
      return `CASE
        WHEN strpos(${whole}, E'\\x1f' || ${value('plain')}) > 0 THEN
          CASE WHEN ${names} || E'\\x1f' LIKE ${value('aName')} THEN 0 ELSE 1 END
        WHEN strpos(${names}, ${value('plain')}) = 0 THEN 4
        WHEN ${names} ~ ${value('words')} THEN 2
        ELSE 3 END`;
    },
  };
}
