import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { dialog } from 'electron';
import type { ChosenPicture, FileToSave } from '../shared/ipc.ts';
import type { MainWindow } from './main-window.ts';
import { Refusal } from './refusal.ts';

/** Bytes; what the site takes is less, and is said by the form. */
const LARGEST_PICTURE = 20_000_000;

const PICTURES: Record<string, readonly string[]> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
};

function typeOf(path: string): string {
  const end = extname(path).slice(1).toLowerCase();
  return Object.keys(PICTURES).find((type) => PICTURES[type]?.includes(end)) ?? '';
}

/** Through the system's dialog: the page names neither folders nor files. */
export async function choosePicture(
  window: MainWindow,
  types: readonly string[],
): Promise<ChosenPicture | null> {
  const extensions = types.flatMap((type) => PICTURES[type] ?? []);
  const { canceled, filePaths } = await dialog.showOpenDialog(window.open, {
    title: 'Choose a picture',
    buttonLabel: 'Choose',
    filters: [{ name: 'Pictures', extensions }],
    properties: ['openFile'],
  });
  const [path] = filePaths;
  if (canceled || path === undefined) return null;
  if ((await stat(path)).size > LARGEST_PICTURE) throw new Refusal('This picture is too large.');
  const bytes = new Uint8Array(await readFile(path));
  return { name: basename(path), type: typeOf(path), bytes };
}

/** @returns false when the owner chose not to */
export async function saveFile(window: MainWindow, file: FileToSave): Promise<boolean> {
  const { canceled, filePath } = await dialog.showSaveDialog(window.open, {
    defaultPath: file.name,
  });
  if (canceled || !filePath) return false;
  try {
    await writeFile(filePath, file.content);
  } catch {
    throw new Refusal('The file cannot be written there.');
  }
  return true;
}
