import { bar, disc, oval } from '../../../modules/media/logo/svg-shapes.js';

/** The soft colours that one product stands in front of. */
export interface Backdrop {
  ground: string;
  /** The large disc of light behind the product, a little lighter than the ground. */
  glow: string;
  /** A darker tone of the ground. */
  shadow: string;
}

/** A whole product picture: the product's parts on their ground, drawn on 800 by 600 units. */
export function productPicture(
  { ground, glow, shadow }: Backdrop,
  shadowAt: { x: number; y: number; width: number },
  ...parts: string[]
): string {
  const { x, y, width } = shadowAt;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600">',
    bar(0, 0, 800, 600, 0, ground),
    disc(400, 290, 248, glow),
    oval(x, y, width, width * 0.085, shadow),
    ...parts,
    '</svg>',
  ].join('');
}

/** White light that falls on a surface. `strength` from 0 to 1. */
export function shine(strength: number): string {
  return `rgba(255,255,255,${strength})`;
}

/** The dark side of a surface. `strength` from 0 to 1. */
export function shade(strength: number): string {
  return `rgba(20,16,30,${strength})`;
}
