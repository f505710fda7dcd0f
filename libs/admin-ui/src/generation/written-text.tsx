import { useEffect, useMemo, useRef } from 'react';
import { readableText } from './readable-text.ts';

/** Pixels from the end within which the box goes on showing the newest line. */
const NEAR = 40;

/** What the model has written so far, in a box that follows it unless the reader has scrolled back. */
export function WrittenText({ json }: { json: string }) {
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const text = useMemo(() => readableText(json), [json]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever there is more text
  useEffect(() => {
    if (box.current && follows.current) box.current.scrollTop = box.current.scrollHeight;
  }, [text]);
  if (!text) return null;
  return (
    <section
      ref={box}
      className="admin-written"
      aria-label="Written so far"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < NEAR;
      }}
    >
      {text}
    </section>
  );
}
