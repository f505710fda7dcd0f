import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { AppError, diskFull, unknownReference } from './app-error.js';

/** Seconds after which a caller may try again while the database is away. */
const RETRY_AFTER = 5;

/** Every constraint that a caller's input can break, by its name in the migrations. */
const CONSTRAINTS: Record<string, () => AppError> = {
  uq_stores_slug: () => taken('slug', 'Another store has this slug.'),
  uq_categories_slug: () => taken('slug', 'Another category has this slug.'),
  uq_categories_name: () => taken('name', 'Another category has this name.'),
  uq_blogs_slug: () => taken('slug', 'Another post has this slug.'),
  fk_coupons_store: () => unknownReference('storeId', 'There is no such store.'),
  fk_offers_store: () => unknownReference('storeId', 'There is no such store.'),
  fk_offers_category: () => unknownReference('categoryId', 'There is no such category.'),
  fk_blogs_target_store: () => unknownReference('targetStore', 'There is no such store.'),
};

function taken(field: string, message: string): AppError {
  return new AppError('conflict', message, { errors: [{ field, message }] });
}

const DISK_FULL = '53100';
/** SQLSTATE classes and codes that say "not now": connection, resources, shutdown, too long a wait, read-only. */
const AWAY = /^(08|53|57P0|57014|25006|58)/;
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
]);
/** What pg says, without any code, when a connection breaks or cannot be had. */
const BROKEN =
  /connection (terminated|timeout|ended)|timeout exceeded when trying to connect|not queryable|client was closed/i;

/** What TypeORM throws at the next statement of work whose connection broke between two of them. */
const LOST = [QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError];

interface DriverError {
  code?: string;
  constraint?: string;
  message?: string;
}

function driverError(error: unknown): DriverError | null {
  if (error instanceof QueryFailedError) return error.driverError as DriverError;
  return error instanceof Error ? (error as DriverError) : null;
}

function isAway(cause: DriverError): boolean {
  const { code = '', message = '' } = cause;
  if (AWAY.test(code) || NETWORK.has(code)) return true;
  return (!code && BROKEN.test(message)) || LOST.some((type) => cause instanceof type);
}

export function isSerializationFailure(error: unknown): boolean {
  const code = driverError(error)?.code;
  return code === '40001' || code === '40P01';
}

/**
 * Translates what PostgreSQL or its driver threw into an error for the caller.
 * @returns null when it is none of the caller's business: a fault of ours
 */
export function fromPostgres(error: unknown): AppError | null {
  const cause = driverError(error);
  if (!cause) return null;
  const known = cause.constraint ? CONSTRAINTS[cause.constraint] : undefined;
  if (known) return known();
  if (cause.code === DISK_FULL) return diskFull(error);
  if (isAway(cause)) {
    return new AppError('unavailable', 'The database cannot be reached at the moment.', {
      retryAfter: RETRY_AFTER,
      cause: error,
    });
  }
  return null;
}
