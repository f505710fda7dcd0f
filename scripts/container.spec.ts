import { globSync, readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { ENV_VARIABLES } from '../api/src/config/env.ts';
import { at, ROOT } from './lib/project.mjs';

const read = (file: string) => readFileSync(at(file), 'utf8');

describe('docker-compose.yml', () => {
  const { services, volumes } = parse(read('docker-compose.yml'), { merge: true });

  it('passes every variable that the product reads, and no other', () => {
    expect(Object.keys(services.api.environment).sort()).toEqual([...ENV_VARIABLES].sort());
  });

  it('takes each value from the variable of the same name, or fixes it for the container', () => {
    const fixed = { HOST: '0.0.0.0', DATA_DIR: '/data' };
    for (const [name, value] of Object.entries(services.api.environment)) {
      if (name in fixed) expect(value).toBe(fixed[name as keyof typeof fixed]);
      else if (name === 'DATABASE_URL')
        expect(value).toContain(':$' + '{POSTGRES_PASSWORD}@db:5432/');
      else expect(value).toMatch(new RegExp(`^\\$\\{${name}:[-?]`));
    }
  });

  it('refuses to start without what cannot be guessed', () => {
    expect(services.db.environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
    expect(services.api.environment.SITE_URL).toMatch(/^\$\{SITE_URL:\?/);
  });

  it('runs the api locked down and reachable from this machine only', () => {
    expect(services.api).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: ['/tmp'],
      depends_on: { db: { condition: 'service_healthy' } },
    });
    for (const port of services.api.ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    expect(services.db.ports).toBeUndefined();
  });

  it('has a second instance like the first, which only the scaled profile runs', () => {
    expect(services['api-2']).toEqual({ ...services.api, profiles: ['scaled'], ports: [] });
  });

  it('puts nginx before both, locked down like them', () => {
    const { proxy } = services;
    const template = read('deploy/nginx.conf.template');
    const variables = [...template.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
    expect(proxy).toMatchObject({
      profiles: ['scaled'],
      user: '101:101',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: ['/tmp'],
    });
    expect(proxy.image).toMatch(/^nginx:\d+\.\d+-alpine$/);
    expect(proxy.volumes).toEqual([
      './deploy/nginx.conf.template:/etc/nginx/templates/nginx.conf.template:ro',
    ]);
    for (const port of proxy.ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    expect(Object.keys(proxy.environment)).toEqual(expect.arrayContaining([...new Set(variables)]));
    expect(new Set(variables)).toEqual(new Set(['LISTEN', 'INSTANCE_1', 'INSTANCE_2']));
  });

  it('keeps the database of PostgreSQL 18 in a volume where that image wants it', () => {
    expect(services.db.image).toMatch(/^postgres:18\b/);
    expect(services.db.volumes).toEqual(['database:/var/lib/postgresql']);
    expect(services.api.volumes).toEqual(['data:/data']);
    expect(Object.keys(volumes).sort()).toEqual(['data', 'database']);
  });
});

describe('Dockerfile', () => {
  const lines = read('Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const stages = lines.filter((line) => line.startsWith('FROM '));
  const last = lines.slice(lines.lastIndexOf(stages.at(-1) ?? ''));

  it('has nothing that a linter complains of', () => {
    expect(validate(read('Dockerfile'))).toEqual([]);
    expect(validate('FORM node\nCMD node')).not.toEqual([]);
  });

  it('leaves the tools behind in stages of their own', () => {
    expect(stages.length).toBeGreaterThan(1);
    expect(stages.at(-1)).toBe('FROM node:24-bookworm-slim');
    expect(last.join('\n')).not.toMatch(/npm (ci|install|run)/);
    expect(lines.join('\n')).toContain('npm ci --omit=dev');
  });

  it('runs as nobody special and says how it feels', () => {
    expect(last.filter((line) => line.startsWith('USER '))).toEqual(['USER node']);
    expect(last.some((line) => line.startsWith('HEALTHCHECK ') && line.includes('/readyz'))).toBe(
      true,
    );
    expect(last.at(-2)).toBe('CMD ["node", "--max-semi-space-size=16", "api/dist/src/main.js"]');
  });

  it('installs the packages of every workspace', () => {
    const { workspaces } = JSON.parse(read('package.json'));
    for (const folder of globSync(workspaces as string[], { cwd: ROOT })) {
      expect(lines).toContain(`COPY ${folder}/package.json ${folder}/`);
    }
  });
});

describe('README.md', () => {
  it('has a configuration table of exactly the variables that the product reads', () => {
    const rows = [...read('README.md').matchAll(/^\|\s*`([A-Z][A-Z_]+)`\s*\|/gm)];
    expect(rows.map(([, name]) => name).sort()).toEqual([...ENV_VARIABLES].sort());
  });
});
