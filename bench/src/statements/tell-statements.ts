// Loaded into the product before anything else: tells whoever started it each statement for the database.
import { createRequire } from 'node:module';

const { Client } = createRequire(new URL('../../../api/package.json', import.meta.url))('pg') as {
  Client: { prototype: { query: (...args: unknown[]) => unknown } };
};
const { query } = Client.prototype;

Client.prototype.query = function tell(...args) {
  const [text, values] = args;
  if (typeof text === 'string')
    process.send?.({ text, values: Array.isArray(values) ? values : [] });
  return query.apply(this, args);
};
