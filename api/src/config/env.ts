import { resolve } from 'node:path';

/** The settings of one run. Read once at the start; nothing else looks at the environment. */
export interface Env {
  port: number;
  host: string;
  /** The public origin, without a slash at its end. */
  siteUrl: string;
  /** An external PostgreSQL; null selects the embedded one. */
  databaseUrl: string | null;
  /** Absolute path. */
  dataDir: string;
  adminPassword: string | null;
  sessionSecret: string | null;
  /** null: on for an empty embedded database, off for an external one. */
  demoCatalogue: boolean | null;
  openaiApiKey: string | null;
  openaiBaseUrl: string | null;
  openaiModel: string | null;
  /** The owner's mail server; without one no mail is sent. */
  smtpUrl: string | null;
  /** null: the site's contact address. */
  mailFrom: string | null;
  /** Whether the embedded database is backed up every day. */
  backups: boolean;
  /** How many proxies in front are believed when they name the client's address. */
  trustProxy: number;
  logLevel: LogLevel;
  /** Who brings it may read /metrics; null closes them. */
  metricsToken: string | null;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A variable with a value that cannot be used; the message is one line for the owner. */
export class EnvError extends Error {}

type Source = Record<string, string | undefined>;
type Reader<T> = (text: string) => T;

/** A reader throws this to say what its variable takes. */
class Expected extends Error {}

const text: Reader<string> = (value) => value;

const wholeNumber =
  (min: number, max: number): Reader<number> =>
  (value) => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < min || number > max) {
      throw new Expected(`a whole number from ${min} to ${max}`);
    }
    return number;
  };

const oneOf =
  <T extends string>(words: readonly T[]): Reader<T> =>
  (value) => {
    if (!words.includes(value as T)) throw new Expected(`one of ${words.join(', ')}`);
    return value as T;
  };

const address =
  (expected: string, protocols: readonly string[]): Reader<string> =>
  (value) => {
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      throw new Expected(expected);
    }
    return value;
  };

const webAddress: Reader<string> = (value) => {
  const expected = 'an http(s) address without credentials';
  const url = new URL(address(expected, ['http:', 'https:'])(value));
  if (url.username || url.password) throw new Expected(expected);
  return value;
};

/** Goes into a header. */
const token: Reader<string> = (value) => {
  if (!/^[\x21-\x7e]+$/.test(value)) throw new Expected('letters, digits and signs without spaces');
  return value;
};

const origin: Reader<string> = (value) => {
  const expected = 'an http(s) origin such as https://deals.example, without a path';
  const url = new URL(address(expected, ['http:', 'https:'])(value));
  if (url.pathname !== '/' || url.search || url.hash || url.username) throw new Expected(expected);
  return url.origin;
};

const ADDRESS = /[^\s"<>()@,;:\\]+@[^\s"<>()@,;:\\]+\.[^\s"<>()@,;:\\]+/u.source;
const NAME = /(?:"[^"\\\p{Cc}]*"|[^"<>()@,;:\\\p{Cc}]*)/u.source;
const MAILBOX = new RegExp(`^(?:${ADDRESS}|${NAME} ?<${ADDRESS}>)$`, 'u');

/** Goes into a header, and is one sender. */
const mailbox: Reader<string> = (value) => {
  if (!MAILBOX.test(value)) throw new Expected('an address such as Deals <news@deals.example>');
  return value;
};

const atLeast =
  (length: number): Reader<string> =>
  (value) => {
    if (value.length < length) throw new Expected(`at least ${length} characters`);
    return value;
  };

/** Every variable that the product reads; docker-compose.yml and the README are held against it. */
const READERS = {
  PORT: wholeNumber(1, 65_535),
  HOST: text,
  SITE_URL: origin,
  DATABASE_URL: address('an address such as postgres://user:password@host:5432/name', [
    'postgres:',
    'postgresql:',
  ]),
  DATA_DIR: text,
  ADMIN_PASSWORD: atLeast(8),
  SESSION_SECRET: atLeast(32),
  DEMO_CATALOGUE: oneOf(['on', 'off']),
  BACKUPS: oneOf(['on', 'off']),
  OPENAI_API_KEY: token,
  OPENAI_BASE_URL: webAddress,
  OPENAI_MODEL: text,
  SMTP_URL: address('an address such as smtp://user:password@host:587', ['smtp:', 'smtps:']),
  MAIL_FROM: mailbox,
  TRUST_PROXY: wholeNumber(0, 10),
  LOG_LEVEL: oneOf(LOG_LEVELS),
  METRICS_TOKEN: (value) => token(atLeast(32)(value)),
} as const satisfies Record<string, Reader<unknown>>;

type Variable = keyof typeof READERS;
export const ENV_VARIABLES = Object.keys(READERS) as Variable[];

/**
 * Reads and checks the environment. An empty variable counts as absent.
 * @throws EnvError naming the first variable whose value cannot be used; never shows the value itself,
 * which may be a secret
 */
export function readEnv(source: Source, workingDir: string): Env {
  const read = <V extends Variable>(name: V): ReturnType<(typeof READERS)[V]> | null => {
    const value = source[name]?.trim();
    if (!value) return null;
    try {
      return READERS[name](value) as ReturnType<(typeof READERS)[V]>;
    } catch (error) {
      if (error instanceof Expected) throw new EnvError(`${name} must be ${error.message}.`);
      throw error;
    }
  };
  const port = read('PORT') ?? 3000;
  const demo = read('DEMO_CATALOGUE');
  return {
    port,
    host: read('HOST') ?? '127.0.0.1',
    siteUrl: read('SITE_URL') ?? `http://localhost:${port}`,
    databaseUrl: read('DATABASE_URL'),
    dataDir: resolve(workingDir, read('DATA_DIR') ?? '.data'),
    adminPassword: read('ADMIN_PASSWORD'),
    sessionSecret: read('SESSION_SECRET'),
    demoCatalogue: demo === null ? null : demo === 'on',
    openaiApiKey: read('OPENAI_API_KEY'),
    openaiBaseUrl: read('OPENAI_BASE_URL'),
    openaiModel: read('OPENAI_MODEL'),
    smtpUrl: read('SMTP_URL'),
    mailFrom: read('MAIL_FROM'),
    backups: read('BACKUPS') !== 'off',
    trustProxy: read('TRUST_PROXY') ?? 0,
    logLevel: read('LOG_LEVEL') ?? 'warn',
    metricsToken: read('METRICS_TOKEN'),
  };
}
