import { existsSync, globSync, readFileSync } from 'node:fs';
import { at, ROOT } from './project.mjs';

/** Folders with types of their own that are no packages. */
const BESIDES = ['bench', 'e2e', 'scripts'];

/** @returns {string[]} every folder with a tsconfig.json of its own, relative to the root */
export function typedFolders() {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  return [...globSync(workspaces, { cwd: ROOT }), ...BESIDES]
    .filter((folder) => existsSync(at(folder, 'tsconfig.json')))
    .sort();
}
