import { useEffect, useState } from 'react';

/** Beyond the window's edges, so that a panel is there before one has scrolled to it. */
const MARGIN = '600px';

/** Whether an element has come near the window; once it has, for good. */
export function useNear(): [ref: (element: HTMLElement | null) => void, near: boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [near, setNear] = useState(false);
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
