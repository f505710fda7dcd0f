/** What OpenAI's strict structured output takes: every property required, nothing else allowed. */
export type Schema = Record<string, unknown>;

export const text = (description: string): Schema => ({ type: 'string', description });

export const textOrNull = (description: string): Schema => ({
  anyOf: [{ type: 'string' }, { type: 'null' }],
  description,
});

export const word = (words: readonly string[]): Schema => ({ type: 'string', enum: [...words] });

export const listOf = (items: Schema, size: { minItems?: number; maxItems?: number }): Schema => ({
  type: 'array',
  items,
  ...size,
});

export const object = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
