import { ask, onEvent } from './desktop.ts';

/** Whoever would hold a browser back from leaving the page holds the app back as well. */
export function answerUnsaved(): void {
  onEvent('askUnsaved', () => {
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    void ask('answerUnsaved', leaving.defaultPrevented);
  });
}
