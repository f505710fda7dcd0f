import { useEffect, useEffectEvent } from 'react';

type Events = { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void };

/** Listens to a field that stands elsewhere; `events` names the same types each time. */
export function useFieldEvents(field: HTMLElement, events: Events): void {
  const tell = useEffectEvent((event: Event) => {
    const listener = events[event.type as keyof Events] as ((event: Event) => void) | undefined;
    listener?.(event);
  });
  const types = Object.keys(events).join(' ');
  useEffect(() => {
    const gone = new AbortController();
    for (const type of types.split(' ')) {
      field.addEventListener(type, tell, { signal: gone.signal });
    }
    return () => gone.abort();
  }, [field, types]);
}
