interface Identified {
  id: number;
}

/** Rows in the order of these ids; those that the ids do not name stand behind, as they were. */
export function inOrder<T extends Identified>(rows: readonly T[], ids: readonly number[]): T[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: T) => places.get(id) ?? ids.length;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The ids with one of them at another place, counted from 0; places beyond the ends are the ends. */
export function movedTo(ids: readonly number[], id: number, place: number): number[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(Math.max(place, 0), 0, id);
}
