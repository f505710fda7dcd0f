import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

export const INSTRUCTIONS = {
  draggable:
    'To move it with the keyboard, press space, then the up and down arrow keys. Space puts it down, Escape leaves it where it was.',
};

export function placed(name: string, place: number, of: number): string {
  return `${name} is at place ${place} of ${of}.`;
}

interface Named {
  id: number;
  title: string;
}

/** What screen readers are told while an offer is dragged. */
export function announcementsFor(offers: readonly Named[]): Announcements {
  const name = (id: UniqueIdentifier) => offers.find((offer) => offer.id === id)?.title ?? '';
  const place = (id: UniqueIdentifier) => offers.findIndex((offer) => offer.id === id) + 1;
  const at = (id: UniqueIdentifier, placeOf = id) =>
    placed(name(id), place(placeOf), offers.length);
  return {
    onDragStart: ({ active }) => `Picked up. ${at(active.id)}`,
    onDragOver: ({ active, over }) => (over ? at(active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => `Put down. ${at(active.id, over?.id)}`,
    onDragCancel: ({ active }) => `Left where it was. ${at(active.id)}`,
  };
}
