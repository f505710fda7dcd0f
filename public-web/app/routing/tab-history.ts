import {
  createPath,
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  type To,
} from 'react-router';

/** From one place to the next, or the place where the document began. */
export interface Step {
  type: NavigationType;
  location: Location;
  /** What becomes of the scrolling: from the top or the #hash, as it was left, or as it is. */
  scroll: 'start' | 'restore' | 'keep';
}

/** The tab's history, as React Router asks for it: every entry has a key by which it is known again. */
export class TabHistory implements Navigator {
  private readonly window: Window;
  private current: Step;
  private tell: (step: Step) => void = () => undefined;

  constructor(window: Window) {
    this.window = window;
    this.current = this.arrived('keep');
  }

  get step(): Step {
    return this.current;
  }

  /** @returns ends the listening, of which there is one at a time */
  listen(tell: (step: Step) => void): () => void {
    const moved = () => this.take(this.arrived('restore'));
    this.tell = tell;
    this.window.addEventListener('popstate', moved);
    // Nobody has heard of a step before.
    if (this.window.history.state?.key !== this.current.location.key) moved();
    return () => this.window.removeEventListener('popstate', moved);
  }

  readonly createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to));

  readonly go = (delta: number): void => this.window.history.go(delta);

  readonly push = (to: To, state?: unknown, options?: NavigateOptions): void => {
    this.window.history.pushState({ key: newKey(), state }, '', this.createHref(to));
    this.take(this.left(NavigationType.Push, options));
  };

  readonly replace = (to: To, state?: unknown, options?: NavigateOptions): void => {
    this.window.history.replaceState({ key: newKey(), state }, '', this.createHref(to));
    this.take(this.left(NavigationType.Replace, options));
  };

  private take(step: Step): void {
    this.current = step;
    this.tell(step);
  }

  private left(type: NavigationType, { preventScrollReset }: NavigateOptions = {}): Step {
    return { type, location: this.location, scroll: preventScrollReset ? 'keep' : 'start' };
  }

  /** By the browser. An entry that it has just made, for a document or a jump within one, it has scrolled itself. */
  private arrived(known: Step['scroll']): Step {
    const { history } = this.window;
    const isNew = !history.state?.key;
    if (isNew) history.replaceState({ key: newKey() }, '');
    return { type: NavigationType.Pop, location: this.location, scroll: isNew ? 'keep' : known };
  }

  private get location(): Location {
    const { pathname, search, hash } = this.window.location;
    const { key, state = null } = this.window.history.state;
    return { pathname, search, hash, key, state };
  }
}

/** Only one tab has to tell its entries apart. */
const newKey = () => Math.random().toString(36).slice(2);
