import '@deal-harbor/toaster/toaster.css';
import { queries } from '@deal-harbor/api-client';
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { HydrationBoundary } from '@tanstack/react-query';
import type { LinksFunction, LoaderFunctionArgs } from 'react-router';
import { Outlet, useMatches } from 'react-router';
import { ErrorView } from './components/error-view.tsx';
import { Document } from './layout/document.tsx';
import { BareShell, SiteShell } from './layout/site-shell.tsx';
import { prefetch } from './lib/page-data.server.ts';
import type { PageData } from './lib/page-data.ts';
import type { PageHandle } from './lib/page-handle.ts';
import { type SiteData, useSiteData } from './lib/site.ts';
import { siteContext } from './lib/site-context.server.ts';
import './styles/app.css';

export const links: LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: interUrl, crossOrigin: 'anonymous' },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'alternate', type: 'application/rss+xml', href: '/feed.xml', title: 'Articles' },
];

export async function loader({ context }: LoaderFunctionArgs): Promise<SiteData> {
  const { siteUrl, today } = context.get(siteContext);
  // A page without its settings is better than no page: the built-in ones stand in.
  const { state } = await prefetch(context, (ask) => [ask(queries.config())]).catch(() => ({
    state: undefined,
  }));
  return { siteUrl, today, state };
}

/** The site's data are read once a page load; what changes later comes through the hooks. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <HydrationBoundary state={useSiteData()?.state}>
      <Document>{children}</Document>
    </HydrationBoundary>
  );
}

export default function App() {
  const match = useMatches().at(-1);
  const page = match?.loaderData as PageData | null | undefined;
  const { bare } = (match?.handle ?? {}) as PageHandle;
  const Shell = bare ? BareShell : SiteShell;
  return (
    <HydrationBoundary state={page?.state}>
      <Shell>
        <Outlet />
      </Shell>
    </HydrationBoundary>
  );
}

export function ErrorBoundary() {
  return (
    <SiteShell>
      <ErrorView />
    </SiteShell>
  );
}
