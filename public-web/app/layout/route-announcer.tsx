import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Tells screen readers the title of a page that was reached without loading a document. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const firstPath = useRef<string | null>(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (firstPath.current === pathname) return;
    firstPath.current = null;
    // The new page's head is written in the same commit; its title stands a moment later.
    const timer = setTimeout(() => setTitle(document.title), 100);
    return () => clearTimeout(timer);
  }, [pathname]);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
