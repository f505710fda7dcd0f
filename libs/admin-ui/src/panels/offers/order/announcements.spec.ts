import type { Active, Over } from '@dnd-kit/core';
import { announcementsFor } from './announcements.ts';

const said = announcementsFor([
  { id: 7, title: 'Tents' },
  { id: 3, title: 'Boots' },
]);
const active = { id: 7 } as Active;
const over = { id: 3 } as Over;

describe('what is said while an offer is dragged', () => {
  it('names it and its place', () => {
    expect(said.onDragStart({ active })).toBe('Picked up. Tents is at place 1 of 2.');
    expect(said.onDragOver({ active, over })).toBe('Tents is at place 2 of 2.');
    expect(said.onDragEnd({ active, over })).toBe('Put down. Tents is at place 2 of 2.');
  });

  it('says that it stays', () => {
    const stays = 'Tents is at place 1 of 2.';
    expect(said.onDragOver({ active, over: null })).toBeUndefined();
    expect(said.onDragEnd({ active, over: null })).toBe(`Put down. ${stays}`);
    expect(said.onDragCancel({ active, over })).toBe(`Left where it was. ${stays}`);
  });
});
