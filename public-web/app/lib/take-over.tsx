import { createQueryClient } from '@deal-harbor/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Site } from '../site.tsx';
import { PAGE_DATA_ID, type PageData } from './page-data.ts';

/**
 * Takes the rendered document over, with the answers that it came with. They count as fresh: a page that is kept
 * is dropped with the first write to what it shows.
 * @param content what stands in the document's body, as the server rendered it
 */
export function takeOver(content: (failed: boolean) => React.ReactNode): QueryClient {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) throw new Error('The page came without its data.');
  const { facts, failed, queries }: PageData = JSON.parse(text);
  const client = createQueryClient();
  for (const [key, answer] of queries) client.setQueryData(key, answer);
  startTransition(() => {
    hydrateRoot(
      document,
      <Site facts={facts} client={client}>
        {content(failed)}
      </Site>,
    );
  });
  return client;
}
