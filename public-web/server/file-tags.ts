import { type BuiltChunks, chunksOf } from './built-chunks.ts';

const STYLES = 'app/styles/app.css';
const PAGE_ENTRY = 'app/entry.client.tsx';
const ADMIN_ENTRY = 'app/entry.admin.tsx';

const manifests = import.meta.glob<BuiltChunks>('../build/client/.vite/*.json', {
  eager: true,
  import: 'default',
});
const chunksNamed = (build: string) => manifests[`../build/client/.vite/${build}.json`] ?? {};
const pages = chunksNamed('pages');

const styles = (href: string) => `<link rel="stylesheet" href="${href}">`;
const script = (src: string) => `<script type="module" src="${src}"></script>`;
const preload = (href: string) => `<link rel="modulepreload" href="${href}">`;

function tagsOf(built: BuiltChunks, entry: string, ...sources: string[]): string {
  if (import.meta.env.DEV) {
    return [styles(`/${STYLES}`), script('/@vite/client'), script(`/${entry}`)].join('');
  }
  const [first, ...others] = chunksOf(built, entry, ...sources);
  const sheets = [...chunksOf(pages, STYLES).map(({ file }) => file), ...(first?.css ?? [])];
  return [
    ...sheets.map((file) => styles(`/${file}`)),
    script(`/${first?.file}`),
    ...others.map(({ file }) => preload(`/${file}`)),
  ].join('');
}

const known = new Map<string, string>();

/**
 * The tags that load a page's styles and code, all at once.
 * @param source the page's file, such as `app/routes/home.tsx`
 */
export function pageTags(source: string): string {
  const tags = known.get(source) ?? tagsOf(pages, PAGE_ENTRY, source);
  known.set(source, tags);
  return tags;
}

/** The same for the admin, which is a build of its own: what it uses never adds to a page. */
export const ADMIN_TAGS = tagsOf(chunksNamed('admin'), ADMIN_ENTRY);
