import type { Page } from './routing/page.ts';
import { findVisit, PageRoute, type Visit } from './routing/page-route.ts';

const pages = import.meta.glob<{ default: Page<unknown> }>('./routes/*.tsx');

function route(pattern: string, name: string): PageRoute {
  const load = pages[`./routes/${name}.tsx`];
  if (!load) throw new Error(`There is no route module ${name}.`);
  return new PageRoute({ pattern, load });
}

export const ROUTES: readonly PageRoute[] = [
  route('/', 'home'),
  route('/stores', 'stores'),
  route('/categories', 'categories'),
  route('/category/:slug', 'category'),
  route('/store/:slug', 'store'),
  route('/blogs', 'blogs'),
  route('/blog', 'blogs'),
  route('/blog/:slug', 'blog-post'),
  route('/amazon-deals', 'amazon-deals'),
  route('/amazon-disclosure', 'amazon-disclosure'),
  route('/about', 'about'),
  route('/privacy', 'privacy'),
  route('/terms', 'terms'),
  route('/contact', 'contact'),
  route('/unsubscribe/:slug', 'unsubscribe'),
  route('/unsubscribed', 'unsubscribed'),
];

/** For every other address: whether it has something to show is the server's to say. */
export const ELSEWHERE = route('/404', 'not-found');

/** @param search with or without its question mark */
export function visitOf(pathname: string, search = ''): Visit {
  return findVisit(ROUTES, ELSEWHERE, pathname, search);
}

/** @param target a path with its query, such as `/stores?page=2` */
export function visitAt(target: string): Visit {
  const [, pathname = '', search = ''] = /^([^?#]*)\??([^#]*)/.exec(target) ?? [];
  return visitOf(pathname, search);
}
