const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } },
} as const;

/** Every error that the API answers, with its meaning. */
export const ERRORS = {
  400: { description: 'The input is refused; `errors` names the fields.', headers: undefined },
  401: { description: "Needs the owner's session.", headers: undefined },
  403: { description: 'The call comes from a page of another origin.', headers: undefined },
  404: { description: 'There is no such entry.', headers: undefined },
  409: { description: 'Taken already, or changed meanwhile.', headers: undefined },
  413: { description: 'The body or the picture in it is too large.', headers: undefined },
  415: { description: 'The body is not application/json.', headers: undefined },
  422: { description: 'Refers to an entry that does not exist.', headers: undefined },
  429: { description: 'Too many calls.', headers: RETRY_AFTER },
  502: { description: 'The provider failed; nothing was stored.', headers: undefined },
  503: { description: 'A part of the product is away at the moment.', headers: RETRY_AFTER },
  504: { description: 'The provider took too long; nothing was stored.', headers: undefined },
} as const;

export type ErrorAnswer = keyof typeof ERRORS;
