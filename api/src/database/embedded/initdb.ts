export function initdbArguments(folder: string, passwordFile: string, superuser: string): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${superuser}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--text-search-config=english',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--no-instructions',
  ];
}

// The others take no time worth a line.
const LONG_STEPS = /^(running|performing|syncing)/;

/** The longer steps that a piece of initdb's output begins, such as 'running bootstrap script'. */
export function initdbSteps(chunk: string): string[] {
  const steps = [...chunk.matchAll(/^([a-z][^\n]*?) \.\.\. /gm)].map(([, step]) => step ?? '');
  return steps.filter((step) => LONG_STEPS.test(step));
}

/** Why initdb failed, in its own words. */
export function initdbReason(output: string): string | null {
  const lines = output.split('\n');
  const line =
    lines.find((text) => /\b(FATAL|PANIC):/.test(text)) ??
    lines.find((text) => text.startsWith('initdb: error:'));
  return line?.replace(/^.*?(error|FATAL|PANIC): */, '').trim() || null;
}
