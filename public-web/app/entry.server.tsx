import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { contentPolicy } from './lib/content-policy.server.ts';
import { sealInlineScripts } from './lib/seal-scripts.server.ts';
import { siteContext } from './lib/site-context.server.ts';

/** Renders the whole page before it answers: pages are kept whole, and their scripts are hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url');
  const { queryClient } = context.get(siteContext);
  const rendered = await renderWhole(
    <QueryClientProvider client={queryClient}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </QueryClientProvider>,
    nonce,
  );
  const { html, scriptHashes } = sealInlineScripts(rendered, nonce);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', contentPolicy(scriptHashes, import.meta.env.DEV));
  return new Response(html, { status, headers });
}

function renderWhole(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    sink.on('finish', () => resolve(Buffer.concat(chunks).toString('utf8')));
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Nothing is streamed, so nothing may be split off for later.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: (error) => reject(error),
    });
  });
}
