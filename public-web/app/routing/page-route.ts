import type { Page, Place } from './page.ts';

export type LoadPage = () => Promise<{ default: Page<unknown> }>;

interface RouteParts {
  /** Such as `/stores` or `/store/:slug`. */
  pattern: string;
  load: LoadPage;
}

/** Which addresses belong to a kind of page, whose code comes when it is needed. */
export class PageRoute {
  readonly pattern: string;
  private readonly matcher: RegExp;
  private readonly loadPage: LoadPage;
  private loading: Promise<Page<unknown>> | undefined;
  private arriving: Promise<Page<unknown>> | undefined;
  private loaded: Page<unknown> | undefined;

  constructor({ pattern, load }: RouteParts) {
    this.pattern = pattern;
    this.loadPage = load;
    this.matcher = new RegExp(`^${pattern.replace(':slug', '([^/]+)')}/?$`, 'i');
  }

  /** The page once its code is there. */
  get page(): Page<unknown> | undefined {
    return this.loaded;
  }

  /** @returns the decoded slug, empty where the pattern has none; null for another route's path */
  slugOf(pathname: string): string | null {
    const match = this.matcher.exec(pathname);
    return match && decodeURIComponent(match[1] ?? '');
  }

  /** Rejects when the code cannot be had; the next call tries again. */
  load(): Promise<Page<unknown>> {
    this.loading ??= this.loadPage().then(
      ({ default: page }) => {
        this.loaded = page;
        return page;
      },
      (error) => {
        this.loading = undefined;
        throw error;
      },
    );
    return this.loading;
  }

  /** For a page that is due: where its code is gone, as after a new version, the document is loaded anew. */
  arrive(): Promise<Page<unknown>> {
    this.arriving ??= this.load().catch(() => {
      window.location.reload();
      return new Promise(() => undefined);
    });
    return this.arriving;
  }

  addressOf(place: Place): string {
    const state = this.page?.read(place);
    return this.page?.path?.(state) ?? this.pattern;
  }
}

export interface Visit {
  route: PageRoute;
  place: Place;
}

/** Finds the route of an address among a site's routes; paths that cannot be decoded belong to none. */
export function findVisit(
  routes: readonly PageRoute[],
  elsewhere: PageRoute,
  pathname: string,
  search: string,
): Visit {
  const visit = (route: PageRoute, slug = '') => ({
    route,
    place: { slug, search: new URLSearchParams(search) },
  });
  try {
    for (const route of routes) {
      const slug = route.slugOf(pathname);
      if (slug !== null) return visit(route, slug);
    }
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
  }
  return visit(elsewhere);
}
