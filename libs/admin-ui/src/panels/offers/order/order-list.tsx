import type { AdminOffer } from '@deal-harbor/contracts';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useState } from 'react';
import { OfferActions, type OfferTools } from '../offer-actions.tsx';
import { announcementsFor, INSTRUCTIONS, placed } from './announcements.ts';
import { movedTo } from './in-order.ts';
import { MoveButtons } from './move-buttons.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderRow } from './order-row.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { type Mover, useMoveFocus } from './use-move-focus.ts';

interface OrderListProps {
  /** All of the store's. */
  offers: readonly AdminOffer[];
  /** Places that are shown at a time, and which of these pages. */
  size: number;
  page: number;
  onPage: (page: number) => void;
  onOrder: (ids: number[]) => void;
  tools: OfferTools;
}

/** A store's offers, to be put in order by arrows, by dragging, or by place. */
export function OrderList(props: OrderListProps) {
  const { offers, size, page, onPage, onOrder, tools } = props;
  const [said, setSaid] = useState('');
  const [placing, setPlacing] = useState<AdminOffer | null>(null);
  const { list, follow } = useMoveFocus();
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = offers.map(({ id }) => id);
  const from = (page - 1) * size;
  const shown = offers.slice(from, from + size);

  function move({ id, title }: AdminOffer, place: number, mover: Mover) {
    onOrder(movedTo(ids, id, place));
    setSaid(placed(title, place + 1, offers.length));
    follow(id, mover);
    const there = Math.floor(place / size) + 1;
    if (there !== page) onPage(there);
  }

  function drop({ active, over }: DragEndEvent) {
    if (!over || active.id === over.id) return;
    onOrder(movedTo(ids, Number(active.id), ids.indexOf(Number(over.id))));
  }

  return (
    <>
      <p role="status" className="admin-hidden">
        {said}
      </p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[restrictToVerticalAxis, restrictToParentElement]}
        accessibility={{
          announcements: announcementsFor(offers),
          screenReaderInstructions: INSTRUCTIONS,
        }}
        onDragEnd={drop}
      >
        <SortableContext items={shown} strategy={verticalListSortingStrategy}>
          <ol ref={list} className="admin-places" start={from + 1}>
            {shown.map((offer, index) => (
              <OrderRow key={offer.id} id={offer.id} name={offer.title}>
                <OrderDetails offer={offer} place={from + index + 1} />
                <div className="admin-row-actions">
                  <MoveButtons
                    name={offer.title}
                    place={from + index}
                    count={offers.length}
                    onMove={(place) => move(offer, place, place < from + index ? 'up' : 'down')}
                    onChoosePlace={offers.length > size ? () => setPlacing(offer) : undefined}
                  />
                  <OfferActions offer={offer} {...tools} />
                </div>
              </OrderRow>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {placing && (
        <PlaceDialog
          name={placing.title}
          place={ids.indexOf(placing.id)}
          count={offers.length}
          onMove={(place) => {
            setPlacing(null);
            move(placing, place, 'place');
          }}
          onClose={() => setPlacing(null)}
        />
      )}
    </>
  );
}
