import { isAppUrl } from '../shared/app-origin.ts';
import { readUrl } from '../shared/read-url.ts';

type Frame = Pick<Electron.WebFrameMain, 'url'> & { parent: unknown };

/** Whether a call comes from the app's own page, and not from a frame within it or from a page that has gone. */
export function isOwnFrame(frame: Frame | null): boolean {
  if (!frame || frame.parent !== null) return false;
  const url = readUrl(frame.url);
  return url !== null && isAppUrl(url);
}
