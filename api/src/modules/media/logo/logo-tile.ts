/** The three flat colours of one logo. */
export interface LogoColors {
  ground: string;
  mark: string;
  accent: string;
}

/** Draws the inside of a 256 by 256 tile; the mark keeps to the middle 170 units. */
export type LogoMark = (colors: LogoColors) => string;

const CORNER = 58;

/** A whole logo: the mark on its rounded tile, transparent outside the corners. */
export function logo(mark: LogoMark, ground: string, markColor: string, accent: string): string {
  const inside = mark({ ground, mark: markColor, accent });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><rect width="256" height="256" rx="${CORNER}" fill="${ground}"/>${inside}</svg>`;
}
