import { hostileText } from './hostile-text.ts';
import { instanceOf, type JsonSchema } from './schema-instance.ts';

/** The body of a request for a chat completion, as far as the server reads it. */
export interface ChatBody {
  model: string;
  stream?: boolean;
  messages: { role: string; content: string }[];
  response_format?: { type: string; json_schema?: { name: string; schema: JsonSchema } };
  [other: string]: unknown;
}

/** How to answer one request. */
export type OpenAiAnswer =
  | {
      kind: 'text';
      text: (body: ChatBody) => string;
      finish: 'stop' | 'length' | 'content_filter';
      /** Milliseconds before each piece. */
      delay?: number;
      /** Characters of one piece. */
      piece?: number;
      /** The connection breaks after so many pieces. */
      cutAfter?: number;
      /** The text is what the model says instead of an answer. */
      refusal?: boolean;
    }
  | { kind: 'status'; status: number; headers?: Record<string, string>; body: unknown }
  /** Takes the request, begins the answer or not, and says nothing more. */
  | { kind: 'hang'; begun: boolean };

const subjectOf = ({ messages }: ChatBody) => {
  const link = /https?:\/\/[^\s"'<>)\]]+/.exec(messages.at(-1)?.content ?? '')?.[0];
  return { link: link?.replace(/[.,;:!?]+$/, '') ?? null };
};

const schemaOf = (body: ChatBody): JsonSchema => body.response_format?.json_schema?.schema ?? {};

const valid = (body: ChatBody) => JSON.stringify(instanceOf(schemaOf(body), subjectOf(body)));

const hostile = (body: ChatBody) =>
  JSON.stringify(instanceOf(schemaOf(body), subjectOf(body), hostileText));

const text = (
  write: (body: ChatBody) => string,
  more: Partial<Extract<OpenAiAnswer, { kind: 'text' }>> = {},
): OpenAiAnswer => ({ kind: 'text', text: write, finish: 'stop', ...more });

const failure = (status: number, message: string, code: string | null = null) => ({
  kind: 'status' as const,
  status,
  body: { error: { message, type: 'error', param: null, code } },
});

/** The scenarios. Every answer of text holds against the schema asked for, unless its name says otherwise. */
export const openAiAnswers = {
  good: () => text(valid),
  /** @param delay milliseconds before each piece */
  slow: (delay: number) => text(valid, { delay }),
  /** The given text or value, whatever was asked. */
  saying: (what: unknown) => text(() => (typeof what === 'string' ? what : JSON.stringify(what))),
  /** Scripts, handlers, foreign links, bidi characters in every text. */
  hostile: () => text(hostile),
  /** @param characters of padding behind the answer's brace */
  huge: (characters = 1_000_000) =>
    text((body) => `${valid(body).slice(0, -1)}${' '.repeat(characters)}}`, { piece: 10_000 }),
  garbage: () => text(() => 'Sure! Here is what you asked for: ```'),
  wrongSchema: () => text(() => JSON.stringify({ unexpected: [1, 2, 3] })),
  empty: () => text(() => ''),
  /** Stopped by the model's limit, in the middle of its JSON. */
  truncated: () => text((body) => valid(body).slice(0, -20), { finish: 'length' }),
  filtered: () => text((body) => valid(body).slice(0, 10), { finish: 'content_filter' }),
  refusal: () => text(() => 'I cannot help with that.', { refusal: true }),
  /** The connection breaks after a few pieces. */
  cut: () => text(valid, { cutAfter: 2, delay: 5, piece: 4 }),
  hang: (begun = false): OpenAiAnswer => ({ kind: 'hang', begun }),
  busy: (retryAfter?: string): OpenAiAnswer => ({
    ...failure(429, 'Rate limit reached for sk-…', 'rate_limit_exceeded'),
    ...(retryAfter === undefined ? {} : { headers: { 'Retry-After': retryAfter } }),
  }),
  noCredit: () => failure(429, 'You exceeded your current quota.', 'insufficient_quota'),
  failing: (status = 500) => failure(status, 'The server had an error.'),
  /** As OpenAI does, with a part of the key in the message. */
  wrongKey: (key: string) => failure(401, `Incorrect API key provided: ${key}.`, 'invalid_api_key'),
  refused: (status: number, message = 'Not this way.') => failure(status, message),
  moved: (to: string): OpenAiAnswer => ({
    kind: 'status',
    status: 307,
    headers: { Location: to },
    body: {},
  }),
} as const;
