import { useEffect, useRef } from 'react';

/** The other arrow, where the pressed one cannot be pressed again. */
const ELSE = { up: 'down', down: 'up', place: 'place' } as const;
export type Mover = keyof typeof ELSE;

/** Keeps the focus on the button of the row that was moved, wherever the row has gone. */
export function useMoveFocus() {
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ id: number; mover: Mover } | null>(null);
  useEffect(() => {
    if (!moved.current) return;
    const { id, mover } = moved.current;
    const row = list.current?.querySelector(`[data-offer="${id}"]`);
    const button = (name: Mover) =>
      row?.querySelector<HTMLButtonElement>(`[data-move="${name}"]:not(:disabled)`);
    const target = button(mover) ?? button(ELSE[mover]);
    // It may be on a page of the list that is about to be shown.
    if (!target) return;
    target.focus();
    moved.current = null;
  });
  return {
    list,
    follow: (id: number, mover: Mover) => {
      moved.current = { id, mover };
    },
  };
}
