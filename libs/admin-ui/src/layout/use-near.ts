import { useEffect, useState } from 'react';

/** Beyond the window's edges, so that a panel is there before one has scrolled to it. */
const MARGIN = '600px';

/**
 * Whether an element has come near the window; once it has, for good.
 * @param wanted counts as near, wherever it is
 */
export function useNear(
  wanted: boolean,
): [ref: (element: HTMLElement | null) => void, near: boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [near, setNear] = useState(wanted);
  if (wanted && !near) setNear(true);
  useEffect(() => {
    if (!element || near) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, near]);
  return [setElement, near];
}
