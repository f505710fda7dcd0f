import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the project's root folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The absolute path of something that the project contains. */
export const at = (/** @type {string[]} */ ...parts) => join(ROOT, ...parts);

/** JavaScript entries of installed tools: run with this Node, they work the same on every system. */
export const TOOLS = {
  biome: at('node_modules/@biomejs/biome/bin/biome'),
  electronBuilder: at('node_modules/electron-builder/cli.js'),
  electronVite: at('node_modules/electron-vite/bin/electron-vite.js'),
  jest: at('node_modules/jest/bin/jest.js'),
  nest: at('node_modules/@nestjs/cli/bin/nest.js'),
  playwright: at('node_modules/playwright/cli.js'),
  tsc: at('node_modules/@typescript/native/bin/tsc'),
  vite: at('node_modules/vite/bin/vite.js'),
};
