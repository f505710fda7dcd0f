import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S, on a Mac ⌘S, saves instead of storing the page as a file. */
export function useSaveKey(save: () => void): void {
  const onSave = useEffectEvent(save);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 's' || ctrlKey === metaKey || altKey || shiftKey) return;
      event.preventDefault();
      if (!event.repeat) onSave();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
