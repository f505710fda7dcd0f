import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param projectDir absolute */
export function productVersion(projectDir: string): string {
  return JSON.parse(readFileSync(join(projectDir, 'package.json'), 'utf8')).version;
}
