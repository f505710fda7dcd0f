import { realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

const INDEX = '/index.html';

/** What a page's path asks for: a file, or the page itself for every place within the admin. */
function wanted(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname);
    if (path.includes('\0') || path.includes('\\')) return null;
    return extname(path) === '' ? INDEX : path;
  } catch {
    return null;
  }
}

/**
 * The file of the built page that a path names.
 * @param root absolute
 * @returns null where there is none; links are followed first, so that none leads out of the root
 */
export async function assetPath(root: string, pathname: string): Promise<string | null> {
  const path = wanted(pathname);
  if (path === null) return null;
  try {
    const [folder, file] = await Promise.all([realpath(root), realpath(join(root, path))]);
    if (!file.startsWith(folder + sep)) return null;
    return (await stat(file)).isFile() ? file : null;
  } catch {
    return null;
  }
}
