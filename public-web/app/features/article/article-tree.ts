import { ARTICLE_INLINE_TAGS, articleHtmlRules } from '@deal-harbor/contracts';
import { htmlTokens } from './html-tokens.ts';

export interface ArticleElement {
  tag: string;
  attributes: Record<string, string>;
  children: ArticleNode[];
}

export type ArticleNode = string | ArticleElement;

const VOID = new Set(['br', 'hr', 'img']);
const INLINE = new Set([...ARTICLE_INLINE_TAGS, 'br', 'img']);
const CELLS = ['td', 'th', 'caption'];
const CLOSED_BY_BLOCKS = ['p', 'h2', 'h3', 'h4'];
const LIST_EDGES = [...CELLS, 'ul', 'ol', 'blockquote', 'figure'];

/** Where the parts of a table may stand. */
const PARENTS: Record<string, readonly string[]> = {
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['thead', 'tbody', 'tfoot'],
  th: ['tr'],
  td: ['tr'],
};
/** They hold parts of tables and nothing else, not even text. */
const FRAMES = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

/**
 * An article's HTML as a tree that holds nothing but what articles may hold, whatever the HTML was,
 * nested as browsers would nest it: written out and parsed again it is the same tree.
 * @param siteOrigin such as `https://deals.example`; links elsewhere are marked as affiliate links
 */
export function articleTree(html: string, siteOrigin: string): ArticleNode[] {
  const rules = articleHtmlRules(siteOrigin);
  const allowed = new Set(rules.allowedTags);
  const builder = new TreeBuilder(rules.nestingLimit);
  for (const token of htmlTokens(html, new Set(rules.nonTextTags))) {
    if (token.kind === 'text') {
      builder.text(token.text);
      continue;
    }
    const own = Object.hasOwn(rules.transformTags, token.tag);
    const transform = own ? rules.transformTags[token.tag] : undefined;
    const tag = typeof transform === 'string' ? transform : token.tag;
    if (!allowed.has(tag)) continue;
    if (token.kind === 'close') {
      builder.close(tag);
      continue;
    }
    const attribs = typeof transform === 'function' ? transform(tag, token.attributes).attribs : {};
    if (!rules.exclusiveFilter({ tag, attribs })) builder.open(tag, attribs);
  }
  return builder.root.children;
}

class TreeBuilder {
  readonly root: ArticleElement = { tag: '', attributes: {}, children: [] };
  private readonly stack: ArticleElement[] = [this.root];
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  text(text: string): void {
    const { tag, children } = this.current;
    const clean = text.replaceAll('\0', '');
    if (FRAMES.has(tag) || !clean) return;
    const last = children.at(-1);
    if (typeof last === 'string') children[children.length - 1] = last + clean;
    else children.push(clean);
  }

  open(tag: string, attributes: Record<string, string>): void {
    if (!this.makeRoom(tag) || this.stack.length > this.limit) return;
    const element: ArticleElement = { tag, attributes, children: [] };
    this.current.children.push(element);
    if (!VOID.has(tag)) this.stack.push(element);
  }

  close(tag: string): void {
    const edges = PARENTS[tag] || tag === 'table' ? ['table'] : ['table', ...CELLS];
    this.popThrough(this.find([tag], edges));
  }

  private get current(): ArticleElement {
    return this.stack.at(-1) as ArticleElement;
  }

  /** Closes what this tag ends; false when it must not stand here at all. */
  private makeRoom(tag: string): boolean {
    if (PARENTS[tag]) return this.makeRoomInTable(tag, PARENTS[tag]);
    if (FRAMES.has(this.current.tag)) return false;
    if (tag === 'a') return !this.stack.some((element) => element.tag === 'a');
    if (INLINE.has(tag)) return true;
    this.popThrough(this.find(CLOSED_BY_BLOCKS, CELLS));
    if (tag === 'li') this.popThrough(this.find(['li'], LIST_EDGES));
    return true;
  }

  private makeRoomInTable(tag: string, parents: readonly string[]): boolean {
    const parent = this.find(parents, ['table']);
    if (parent > 0) {
      this.stack.length = parent + 1;
      return true;
    }
    const table = this.find(['table'], []);
    if (tag !== 'tr' || table < 0) return false;
    this.stack.length = table + 1;
    this.open('tbody', {});
    return this.current.tag === 'tbody';
  }

  /** Place of the innermost open element with one of these tags, not beyond an edge; -1 when there is none. */
  private find(tags: readonly string[], edges: readonly string[]): number {
    for (let i = this.stack.length - 1; i > 0; i--) {
      const { tag } = this.stack[i] as ArticleElement;
      if (tags.includes(tag)) return i;
      if (edges.includes(tag)) return -1;
    }
    return -1;
  }

  private popThrough(place: number): void {
    if (place > 0) this.stack.length = place;
  }
}
