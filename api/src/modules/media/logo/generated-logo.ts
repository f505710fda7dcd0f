import { hash } from 'node:crypto';
import { logo } from './logo-tile.js';
import { monogram } from './monogram-mark.js';
import { arches, facets, lens, type Pick, petals, quarters, stripes } from './pattern-marks.js';

/** Ground, mark and accent. */
const PALETTES = [
  ['#1D3557', '#F1EDE3', '#F4A259'],
  ['#264D3B', '#F3EAD3', '#E9B44C'],
  ['#5B2333', '#F7E9DC', '#F2855E'],
  ['#16425B', '#BFE3E0', '#FFD166'],
  ['#3D2C6B', '#E4DAFB', '#FF9F80'],
  ['#E9F0E2', '#2F5D46', '#E07A3F'],
  ['#FCE7DF', '#8C2F39', '#F0A04B'],
  ['#0B6E6E', '#FFF3DD', '#FFC15E'],
  ['#F6EBD3', '#34437E', '#DD5B45'],
  ['#C8452F', '#FFF1E0', '#FFCB5C'],
  ['#DDEAF6', '#1F4788', '#F2785C'],
  ['#22252E', '#F0EDE6', '#8FD694'],
  ['#F2C14E', '#45260F', '#B4472B'],
  ['#F4D9E4', '#5A2A5E', '#E2577A'],
  ['#2E5EAA', '#F6F4EC', '#FFD23F'],
  ['#EFE7F8', '#4A3A8C', '#F08A5D'],
] as const;

const FAMILIES = [quarters, petals, arches, lens, stripes, facets];

/** Whole numbers drawn from the bytes of a digest, two at a time; one logo needs fewer than sixteen. */
function picksFrom(text: string): Pick {
  const bytes = hash('sha256', text, 'buffer');
  let at = 0;
  return (below) => {
    const value = bytes.readUInt16BE(at);
    at += 2;
    return value % below;
  };
}

/**
 * A logo for a store that has none of its own: the same for the same name in any case, whatever
 * the alphabet. @returns a whole SVG document of 256 by 256 units
 */
export function generatedLogo(name: string): string {
  const text = name.trim().toLowerCase();
  const pick = picksFrom(text);
  const [ground, mark, accent] = PALETTES[pick(PALETTES.length)] ?? PALETTES[0];
  const family = FAMILIES[pick(FAMILIES.length + 2)];
  const drawn = (family ? null : monogram(text)) ?? (family ?? quarters)(pick);
  return logo(drawn, ground, mark, accent);
}
