import { ScrollMemory } from './scroll-memory.ts';
import { type Step, TabHistory } from './tab-history.ts';

interface Entry {
  url: string;
  state: { key?: string } | null;
}

/** As much of a window as a history of entries needs. */
class Tab extends EventTarget {
  private readonly entries: Entry[];
  private at = 0;

  constructor(url: string) {
    super();
    this.entries = [{ url, state: null }];
  }

  get location() {
    return new URL(this.entry.url, 'https://deals.example');
  }

  /** What a click on a link to a place within the page does. */
  jump(hash: string) {
    this.push(null, new URL(hash, this.location).href);
    this.dispatchEvent(new Event('popstate'));
  }

  readonly history = {
    state: () => this.entry.state,
    pushState: (state: Entry['state'], _: string, url: string) => this.push(state, url),
    replaceState: (state: Entry['state'], _: string, url = this.entry.url) => {
      this.entries[this.at] = { url, state };
    },
    go: (delta: number) => {
      this.at += delta;
      this.dispatchEvent(new Event('popstate'));
    },
  };

  private get entry() {
    return this.entries[this.at] as Entry;
  }

  private push(state: Entry['state'], url: string) {
    this.at += 1;
    this.entries.splice(this.at, this.entries.length, { url, state });
  }
}

function started(url: string) {
  const window = new Tab(url);
  Object.defineProperty(window.history, 'state', { get: window.history.state });
  const history = new TabHistory(window as never);
  const steps: Step[] = [];
  history.listen((step) => steps.push(step));
  const last = () => {
    const { type, scroll, location } = steps.at(-1) ?? history.step;
    return [type, scroll, location.pathname + location.search + location.hash];
  };
  return { window, history, steps, last };
}

test('steps are told with what becomes of the scrolling', () => {
  const { history, last } = started('/');
  expect(last()).toEqual(['POP', 'keep', '/']);
  history.push('/stores?page=2');
  expect(last()).toEqual(['PUSH', 'start', '/stores?page=2']);
  history.replace({ pathname: '/stores', search: '?search=a' }, null, { preventScrollReset: true });
  expect(last()).toEqual(['REPLACE', 'keep', '/stores?search=a']);
  history.go(-1);
  expect(last()).toEqual(['POP', 'restore', '/']);
});

test('a jump within the page is the browser’s; the way back to it is ours', () => {
  const { window, history, last, steps } = started('/blog/a');
  window.jump('#prices');
  expect(last()).toEqual(['POP', 'keep', '/blog/a#prices']);
  history.go(-1);
  history.go(1);
  expect(last()).toEqual(['POP', 'restore', '/blog/a#prices']);
  const keys = steps.map(({ location }) => location.key);
  expect(keys[0]).toBe(keys[2]);
  expect(keys[0]).not.toBe(keys[1]);
});

test('a step that was taken before anybody listened is told', () => {
  const { window, history } = started('/stores');
  history.push('/contact');
  const later = new TabHistory(window as never);
  window.history.go(-1);
  const told: string[] = [];
  later.listen(({ location }) => told.push(location.pathname));
  expect(told).toEqual(['/stores']);
});

test('each entry is scrolled to where it was left, in a later document too', () => {
  const stored = new Map<string, string>();
  const page = () =>
    Object.assign(new EventTarget(), {
      scrollY: 0,
      scrollTo: (_: number, y: number) => {
        window.scrollY = y;
      },
      history: { scrollRestoration: 'auto' },
      document: { readyState: 'complete' },
      sessionStorage: {
        getItem: (name: string) => stored.get(name) ?? null,
        setItem: (name: string, text: string) => stored.set(name, text),
      },
    });
  let window = page();
  const memory = new ScrollMemory(window as never);
  memory.watch();
  expect(window.history.scrollRestoration).toBe('manual');
  memory.enter('a');
  window.scrollY = 300;
  window.dispatchEvent(new Event('scroll'));
  memory.leave();
  window.scrollY = 20;
  window.dispatchEvent(new Event('scroll'));
  memory.enter('b');
  memory.restore();
  expect(window.scrollY).toBe(0);
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');

  window = page();
  const later = new ScrollMemory(window as never);
  later.enter('a');
  later.restore();
  expect(window.scrollY).toBe(300);
});
