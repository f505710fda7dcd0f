import { ENV_VARIABLES, EnvError, readEnv } from './env.js';

const read = (source: Record<string, string | undefined>) => readEnv(source, '/srv/shop');

describe('readEnv', () => {
  it('needs nothing', () => {
    expect(read({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:3000',
      databaseUrl: null,
      dataDir: '/srv/shop/.data',
      adminPassword: null,
      sessionSecret: null,
      demoCatalogue: null,
      openaiApiKey: null,
      openaiBaseUrl: null,
      openaiModel: null,
      smtpUrl: null,
      mailFrom: null,
      backups: true,
      trustProxy: 0,
      logLevel: 'warn',
      metricsToken: null,
    });
  });

  it('takes an empty or blank variable for an absent one', () => {
    const blank = Object.fromEntries(ENV_VARIABLES.map((name) => [name, '  ']));
    expect(read(blank)).toEqual(read({}));
  });

  it('trims', () => {
    expect(read({ PORT: ' 8080 ' }).port).toBe(8080);
  });

  it('derives the site’s address from the port', () => {
    expect(read({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
    const siteUrl = 'https://deals.example';
    expect(read({ PORT: '8080', SITE_URL: siteUrl }).siteUrl).toBe(siteUrl);
  });

  it('keeps of the site’s address the origin only', () => {
    expect(read({ SITE_URL: 'https://Deals.Example/' }).siteUrl).toBe('https://deals.example');
    expect(read({ SITE_URL: 'https://deals.example:443' }).siteUrl).toBe('https://deals.example');
  });

  it('resolves the data folder against the working folder', () => {
    expect(read({ DATA_DIR: 'var/state' }).dataDir).toBe('/srv/shop/var/state');
    expect(read({ DATA_DIR: '/var/lib/shop' }).dataDir).toBe('/var/lib/shop');
  });

  it.each([
    ['on', true],
    ['off', false],
  ])('DEMO_CATALOGUE=%s', (value, expected) => {
    expect(read({ DEMO_CATALOGUE: value }).demoCatalogue).toBe(expected);
  });

  it.each([
    ['on', true],
    ['off', false],
  ])('BACKUPS=%s', (value, expected) => {
    expect(read({ BACKUPS: value }).backups).toBe(expected);
  });

  it.each([
    { PORT: '1' },
    { PORT: '65535' },
    { DATABASE_URL: 'postgres://u:p@db:5432/shop' },
    { DATABASE_URL: 'postgresql:///shop?host=/run/postgresql' },
    { ADMIN_PASSWORD: '12345678' },
    { SESSION_SECRET: 's'.repeat(32) },
    { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' },
    { SMTP_URL: 'smtps://u:p@mail.example:465' },
    { MAIL_FROM: 'news@deals.example' },
    { MAIL_FROM: 'Müller & Co <news@deals.example>' },
    { MAIL_FROM: '"Deals, daily" <news@deals.example>' },
    { TRUST_PROXY: '10' },
    { LOG_LEVEL: 'silent' },
    { METRICS_TOKEN: 'm'.repeat(32) },
  ])('accepts %j', (source) => {
    expect(() => read(source)).not.toThrow();
  });

  it.each([
    { PORT: '0' },
    { PORT: '65536' },
    { PORT: '3000.5' },
    { PORT: '-1' },
    { PORT: '1e3' },
    { PORT: '0x50' },
    { PORT: 'http' },
    { SITE_URL: 'shop.test:8080/x' },
    { SITE_URL: 'ftp://deals.example' },
    { SITE_URL: 'https://deals.example/shop' },
    { SITE_URL: 'https://deals.example/?a=1' },
    { SITE_URL: 'https://deals.example/#a' },
    { SITE_URL: 'https://owner@deals.example' },
    { DATABASE_URL: 'mysql://db/shop' },
    { DATABASE_URL: 'db:5432' },
    { ADMIN_PASSWORD: '1234567' },
    { SESSION_SECRET: 's'.repeat(31) },
    { DEMO_CATALOGUE: 'yes' },
    { BACKUPS: 'weekly' },
    { OPENAI_API_KEY: 'sk-1 sk-2 sk-3' },
    { OPENAI_API_KEY: 'sk-ключ-12' },
    { OPENAI_BASE_URL: 'file:///etc/passwd' },
    { OPENAI_BASE_URL: 'https://user:password@ai.example/v1' },
    { SMTP_URL: 'mail.example' },
    { MAIL_FROM: 'Deals' },
    { MAIL_FROM: 'Deals, daily <news@deals.example>' },
    { MAIL_FROM: 'Deals <offers@deals.example' },
    { MAIL_FROM: 'offers@deals' },
    { MAIL_FROM: 'a@deals.example, b@deals.example' },
    { MAIL_FROM: 'team: a@deals.example;' },
    { MAIL_FROM: 'a@deals.example\r\nBcc: b@deals.example' },
    { TRUST_PROXY: '11' },
    { TRUST_PROXY: 'true' },
    { LOG_LEVEL: 'loud' },
    { METRICS_TOKEN: 'm'.repeat(31) },
    { METRICS_TOKEN: 'm m'.repeat(20) },
  ])('refuses %j in one line that names the variable and keeps its value secret', (source) => {
    const [[name, value]] = Object.entries(source) as [[string, string]];
    const message = messageOf(() => read(source));
    expect(message).toMatch(new RegExp(`^${name} must be [^\n]+\\.$`));
    if (value.length > 5) expect(message).not.toContain(value);
  });
});

function messageOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  throw new Error('Nothing was refused.');
}
