import { Button } from 'antd';
import { ArrowDown, ArrowUp, ListOrdered } from 'lucide-react';

interface MoveButtonsProps {
  name: string;
  /** From 0. */
  place: number;
  count: number;
  onMove: (place: number) => void;
  /** Asks for the place; only in lists in which arrows take too long. */
  onChoosePlace?: (() => void) | undefined;
}

/** The same move without dragging; `data-move` is how the focus finds its way after it. */
export function MoveButtons({ name, place, count, onMove, onChoosePlace }: MoveButtonsProps) {
  return (
    <>
      <Button
        type="text"
        data-move="up"
        aria-label={`Move ${name} up`}
        title="Move up"
        disabled={place === 0}
        icon={<ArrowUp size={18} aria-hidden="true" />}
        onClick={() => onMove(place - 1)}
      />
      <Button
        type="text"
        data-move="down"
        aria-label={`Move ${name} down`}
        title="Move down"
        disabled={place === count - 1}
        icon={<ArrowDown size={18} aria-hidden="true" />}
        onClick={() => onMove(place + 1)}
      />
      {onChoosePlace && (
        <Button
          type="text"
          data-move="place"
          aria-label={`Move ${name} to a place`}
          title="Move to a place"
          icon={<ListOrdered size={18} aria-hidden="true" />}
          onClick={onChoosePlace}
        />
      )}
    </>
  );
}
