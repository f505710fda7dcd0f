import { useCallback, useEffect, useState } from 'react';

type Part = typeof import('./suggestions.tsx');

interface Suggesting {
  /** Once its code is there. Where that cannot be had, the field stays a plain one. */
  Suggestions: Part['Suggestions'] | undefined;
  /** To be called when the field is about to be used. */
  approach: () => void;
}

/** Fetches what suggests when somebody comes near the field: most visitors never do. */
export function useSuggesting(field: HTMLElement | null): Suggesting {
  const [part, setPart] = useState<Part>();
  const approach = useCallback(() => {
    import('./suggestions.tsx').then(setPart, () => undefined);
  }, []);
  useEffect(() => {
    // Somebody was there before React.
    if (field && field === document.activeElement) approach();
  }, [field, approach]);
  return { Suggestions: part?.Suggestions, approach };
}
