import { type OpenAiServer, startOpenAiServer } from '@deal-harbor/test-servers';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { AI_TIMES, type AiTimes } from '../provider/ai-times.js';

export const KEY = 'sk-test-0123456789abcdef';

export interface AiApp {
  app: TestApp;
  /** The provider that the application asks. */
  server: OpenAiServer;
  /** Rows of everything that a generator stores. */
  rows(): Promise<Record<string, number>>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** The API with a provider on loopback that answers as the test wants it to. */
export async function startAiApp(): Promise<AiApp> {
  const server = await startOpenAiServer();
  const app = await startTestApp({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: server.url });
  const usual = { ...app.nest.get<AiTimes>(AI_TIMES), backOffMs: 10 };
  return {
    app,
    server,
    async rows() {
      const [row] = await app.dataSource.query(
        `SELECT (SELECT count(*)::int FROM stores) AS stores,
           (SELECT count(*)::int FROM offers) AS offers,
           (SELECT count(*)::int FROM blogs) AS blogs,
           (SELECT count(*)::int FROM media) AS pictures,
           (SELECT count(*)::int FROM ai_generations) AS generations`,
      );
      return row;
    },
    async reset() {
      server.reset();
      Object.assign(app.nest.get<AiTimes>(AI_TIMES), usual);
      await app.reset();
    },
    async close() {
      await app.close();
      await server.close();
    },
  };
}

export const NOTHING = { stores: 0, offers: 0, blogs: 0, pictures: 0, generations: 0 };

/** Finds control and direction characters in JSON, but for line breaks. */
export const DISGUISED = /\\u00[01]|\p{Bidi_Control}/u;

/** What the provider was asked: the user's message, and the whole request as text. */
export function questionOf(server: OpenAiServer, at = -1): { data: object; all: string } {
  const { body } = server.requests.at(at) ?? {};
  return { data: JSON.parse(body?.messages[1]?.content ?? 'null'), all: JSON.stringify(body) };
}

export interface Happening {
  event: string;
  data: Record<string, unknown>;
}

/** The events of a stream, without its pings. */
export function happenings(stream: string): Happening[] {
  return stream
    .split('\n\n')
    .filter((part) => part.startsWith('event: '))
    .map((part) => {
      const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(part) ?? [];
      return { event, data: JSON.parse(data) };
    });
}
