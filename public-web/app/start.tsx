import { SiteShell } from './layout/site-shell.tsx';
import { takeOver } from './lib/take-over.tsx';
import { visitOf } from './routes.ts';
import { ShownPage } from './routing/shown-page.tsx';
import { TabHistory } from './routing/tab-history.ts';
import { TabRouter } from './routing/tab-router.tsx';

/** Takes the page over that the server rendered. */
export async function start(): Promise<void> {
  const history = new TabHistory(window);
  const { pathname, search } = history.step.location;
  await visitOf(pathname, search).route.load();
  const client = takeOver((failed) => (
    <TabRouter history={history}>
      <SiteShell>
        <ShownPage failed={failed} />
      </SiteShell>
    </TabRouter>
  ));
  // What the browser kept for the way back, in memory or as text, is older than the site.
  if (cameBack()) void client.invalidateQueries();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void client.invalidateQueries();
  });
}

function cameBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'back_forward';
}
