import type { RenderedPage } from '@deal-harbor/contracts';
import { StaticRouter } from 'react-router';
import { SiteShell } from '../app/layout/site-shell.tsx';
import { visitAt } from '../app/routes.ts';
import { ShownPage } from '../app/routing/shown-page.tsx';
import { PAGE_TAGS } from './file-tags.ts';
import { readPage } from './read-page.ts';
import { type PageSource, renderDocument, withClient } from './render-document.tsx';
import { answerOf, movedTo } from './rendered-page.ts';

/** @param address one that `addressOf` made */
export async function renderPage(address: string, source: PageSource): Promise<RenderedPage> {
  const { route, place } = visitAt(address);
  const page = await route.load();
  const state = page.read(place);
  const moved = page.moved(state);
  if (moved) return movedTo(moved);

  return withClient(source, async (client) => {
    const render = (failed: boolean) =>
      renderDocument(source, {
        client,
        failed,
        tags: PAGE_TAGS,
        content: (
          <StaticRouter location={address}>
            <SiteShell>
              <ShownPage failed={failed} />
            </SiteShell>
          </StaticRouter>
        ),
      });
    const { status, failed } = await readPage(page, state, client);
    try {
      return answerOf(status, render(failed));
    } catch (error) {
      return { ...answerOf(500, render(true)), fault: error };
    }
  });
}
