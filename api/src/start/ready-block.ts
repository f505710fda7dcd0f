import type { Env } from '../config/env.js';

export interface Ready {
  env: Env;
  /** Shown once, at the very first start. */
  password: string | null;
  notices: (string | null)[];
  /** Milliseconds since the process began. */
  took: number;
}

/** The one block that the owner needs when all is up. */
export function readyBlock({ env, password, notices, took }: Ready): string {
  const lines = [
    `Deal Harbor is ready (${(took / 1000).toFixed(1)} s)`,
    '',
    `  Site    ${env.siteUrl}`,
    `  Admin   ${env.siteUrl}/admin`,
    `  API     ${env.siteUrl}/api/docs`,
  ];
  if (password) {
    lines.push(
      '',
      `  Admin password   ${password}`,
      '  Shown only this once: keep it safe. Only its hash is stored.',
    );
  }
  const said = notices.filter((notice) => notice !== null);
  if (said.length > 0) lines.push('', ...said.map((notice) => `  ${notice}`));
  const rule = '─'.repeat(64);
  return ['', rule, ...lines, '', '  Ctrl-C stops everything.', rule, ''].join('\n');
}
