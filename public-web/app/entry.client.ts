import '@vitejs/plugin-react/preamble';
import { visitOf } from './routes.ts';

/** A page that nobody looks at is not painted, and not every browser tells: then it is when all has come. */
function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    const seen = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    });
    seen.observe({ type: 'paint', buffered: true });
    addEventListener('load', () => resolve());
  });
}

/**
 * What can be seen is whole without any code, and comes first: a hundred kilobytes of script would share a slow
 * line with it. Then both halves of the code come side by side.
 */
async function begin(): Promise<void> {
  const { pathname, search } = window.location;
  await painted();
  void visitOf(pathname, search).route.load();
  const { start } = await import('./start.tsx');
  const { location } = window;
  // Whoever has gone back meanwhile still sees the page that was left.
  if (location.pathname !== pathname || location.search !== search) location.reload();
  else await start();
}

void begin();
