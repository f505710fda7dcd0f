import {
  type ApiQueryClient,
  createQueryClient,
  inProcessTransport,
} from '@deal-harbor/api-client';
import { type ApiReader, dayOf } from '@deal-harbor/contracts';
import { renderToString } from 'react-dom/server';
import { scriptJson } from '../app/lib/json-ld.ts';
import { PAGE_DATA_ID, type PageData } from '../app/lib/page-data.ts';
import { Site } from '../app/site.tsx';

/** What a page is rendered from. */
export interface PageSource {
  read: ApiReader;
  now: Date;
  /** The public origin. */
  siteUrl: string;
}

/** Gives work a query client of its own, and takes it away afterwards. */
export async function withClient<T>(
  { read }: PageSource,
  work: (client: ApiQueryClient) => Promise<T>,
): Promise<T> {
  const client = createQueryClient({ transport: inProcessTransport(read) });
  try {
    return await work(client);
  } finally {
    // Queries with a lifetime of their own would else keep the page's data in memory that long.
    client.clear();
  }
}

interface DocumentParts {
  client: ApiQueryClient;
  /** Whether what the page is about could not be read. */
  failed: boolean;
  /** What loads the page's styles and code. */
  tags: string;
  /** What stands in its body. */
  content: React.ReactNode;
}

export function renderDocument({ siteUrl, now }: PageSource, parts: DocumentParts): string {
  const { client, failed, tags, content } = parts;
  const facts = { siteUrl, today: dayOf(now) };
  const data: PageData = { facts, failed, queries: answersOf(client) };
  const html = renderToString(
    <Site facts={facts} client={client}>
      {content}
    </Site>,
  );
  // Beside what React takes over: in the browser nothing knows of the build's files. The owner's colours follow them.
  const head = html.indexOf('<style>');
  const body = html.lastIndexOf('</body>');
  return [
    '<!DOCTYPE html>',
    html.slice(0, head),
    tags,
    html.slice(head, body),
    `<script type="application/json" id="${PAGE_DATA_ID}">${scriptJson(data)}</script>`,
    html.slice(body),
  ].join('');
}

/** All that the client has an answer to. */
function answersOf(client: ApiQueryClient): PageData['queries'] {
  const known = client.getQueryCache().getAll();
  const answered = known.filter(({ state }) => state.status === 'success');
  return answered.map(({ queryKey, state }) => [queryKey, state.data]);
}
