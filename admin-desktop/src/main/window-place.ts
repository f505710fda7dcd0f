import type { WindowPlace } from './settings.ts';

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const LEAST_SIZE = { width: 420, height: 480 };
const USUAL_SIZE = { width: 1_280, height: 860 };
/** Of the title bar, so that the window can be taken by it. */
const GRIP = { width: 120, height: 40 };

const overlap = (from: number, length: number, otherFrom: number, otherLength: number) =>
  Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom);

/** Whether enough of the window's title bar lies on a display. */
const isWithinReach = (place: Area, area: Area): boolean =>
  overlap(place.x, place.width, area.x, area.width) >= GRIP.width &&
  place.y >= area.y &&
  overlap(place.y, GRIP.height, area.y, area.height) >= GRIP.height;

/**
 * Where the window opens: where it was, unless that display is gone.
 * @param areas of the displays, the main one first
 * @returns without x and y: in the middle of the main display
 */
export function openingPlace(
  saved: WindowPlace | null,
  areas: readonly Area[],
): { x?: number; y?: number; width: number; height: number } {
  const [main = { x: 0, y: 0, ...USUAL_SIZE }] = areas;
  const fit = (wanted: number, least: number, room: number) =>
    Math.max(least, Math.min(wanted, room));
  const within = ({ width, height }: Pick<Area, 'width' | 'height'>, area: Area) => ({
    width: fit(width, LEAST_SIZE.width, area.width),
    height: fit(height, LEAST_SIZE.height, area.height),
  });
  const area = saved && areas.find((one) => isWithinReach(saved, one));
  if (!saved || !area) return within(saved ?? USUAL_SIZE, main);
  return { x: saved.x, y: saved.y, ...within(saved, area) };
}
