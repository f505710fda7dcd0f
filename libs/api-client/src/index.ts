export * from './address.ts';
export * from './api-error.ts';
export * from './hooks.ts';
export * from './keys.ts';
export * from './queries.ts';
export * from './query-client.ts';
export * from './readers.ts';
export * from './transport.ts';
