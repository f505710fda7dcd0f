import { NONE, nextActive } from './next-active.ts';
import { useFieldEvents } from './use-field-events.ts';

interface ListKeys {
  field: HTMLInputElement;
  /** Options that are seen. */
  count: number;
  active: number;
  onActive: (active: number) => void;
  onClose: () => void;
  /** Follows the highlighted option. */
  follow: () => void;
}

/** The keys of a list whose options are walked through while the focus stays in the field. */
export function useListKeys({ field, count, active, onActive, onClose, follow }: ListKeys): void {
  useFieldEvents(field, {
    keydown: (event) => {
      // An input method's own list has the keys first.
      if (event.isComposing) return;
      const next = nextActive(event.key, active, count);
      if (next !== undefined) {
        onActive(next);
        // The highlight is left to go on in the text.
        if (next === NONE) return;
      } else if (event.key === 'Escape' && count > 0) {
        onClose();
        // It is the list that is left, not the menu around the field.
        event.stopPropagation();
      } else if (event.key === 'Enter') {
        onClose();
        if (active === NONE) return;
        follow();
      } else return;
      event.preventDefault();
    },
  });
}
