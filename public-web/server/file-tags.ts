import { type BuiltChunks, chunksOf } from './built-chunks.ts';

const STYLES = 'app/styles/app.css';
const PAGE_ENTRY = 'app/entry.client.ts';
const ADMIN_ENTRY = 'app/entry.admin.tsx';

const manifests = import.meta.glob<BuiltChunks>('../build/client/.vite/*.json', {
  eager: true,
  import: 'default',
});
const chunksNamed = (build: string) => manifests[`../build/client/.vite/${build}.json`] ?? {};
const pages = chunksNamed('pages');

const styles = (href: string) => `<link rel="stylesheet" href="${href}">`;
const script = (src: string) => `<script type="module" src="${src}"></script>`;

function tagsOf(built: BuiltChunks, entry: string): string {
  if (import.meta.env.DEV) {
    return [styles(`/${STYLES}`), script('/@vite/client'), script(`/${entry}`)].join('');
  }
  const [first] = chunksOf(built, entry);
  const sheets = [...chunksOf(pages, STYLES).map(({ file }) => file), ...(first?.css ?? [])];
  return [...sheets.map((file) => styles(`/${file}`)), script(`/${first?.file}`)].join('');
}

/**
 * What loads a page's styles and code. The entry fetches the rest by itself, once the page is seen.
 */
export const PAGE_TAGS = tagsOf(pages, PAGE_ENTRY);

/** The same for the admin, which is a build of its own: what it uses never adds to a page. */
export const ADMIN_TAGS = tagsOf(chunksNamed('admin'), ADMIN_ENTRY);
