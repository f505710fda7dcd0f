const STORED = 'scroll-positions';

/** Where each entry of the tab's history was left, in pixels from the top. */
export class ScrollMemory {
  private readonly window: Window;
  private readonly positions: Record<string, number>;
  private current: string | undefined;

  constructor(window: Window) {
    this.window = window;
    this.positions = this.stored();
  }

  /** Notes which entry is shown from now on. */
  enter(key: string): void {
    this.current = key;
  }

  /** The shown entry is left: what scrolls until another one is shown is no visitor. */
  leave(): void {
    this.current = undefined;
  }

  /** Scrolls to where the shown entry was left. */
  restore(): void {
    this.window.scrollTo(0, (this.current && this.positions[this.current]) || 0);
  }

  /** Notes where the shown entry stands now: one that is never scrolled has a place too. */
  note(): void {
    if (this.current) this.positions[this.current] = this.window.scrollY;
  }

  /** Follows the scrolling until the answered function is called. */
  watch(): () => void {
    const { window } = this;
    const end = new AbortController();
    const on = (type: string, listener: () => void) =>
      window.addEventListener(type, listener, { passive: true, signal: end.signal });
    const take = () => {
      window.history.scrollRestoration = 'manual';
    };
    on('scroll', () => this.note());
    // A document that comes back is the browser's to restore: it does so before any script runs.
    on('pagehide', () => {
      window.history.scrollRestoration = 'auto';
      this.store();
    });
    on('pageshow', take);
    if (window.document.readyState === 'complete') take();
    return () => end.abort();
  }

  private stored(): Record<string, number> {
    try {
      return JSON.parse(this.window.sessionStorage.getItem(STORED) ?? '{}');
    } catch {
      return {};
    }
  }

  private store(): void {
    try {
      this.window.sessionStorage.setItem(STORED, JSON.stringify(this.positions));
    } catch {
      // A visitor may forbid it, and then starts at the top.
    }
  }
}
