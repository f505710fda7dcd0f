import { Toaster } from '@deal-harbor/toaster';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Document } from './layout/document.tsx';
import { SiteContext, type SiteFacts } from './lib/site.ts';

interface SiteProps {
  facts: SiteFacts;
  client: QueryClient;
  children: React.ReactNode;
}

/** The whole document, the same on the server and in the browser. */
export function Site({ facts, client, children }: SiteProps) {
  return (
    <QueryClientProvider client={client}>
      <SiteContext value={facts}>
        <Document>
          {children}
          <Toaster />
        </Document>
      </SiteContext>
    </QueryClientProvider>
  );
}
