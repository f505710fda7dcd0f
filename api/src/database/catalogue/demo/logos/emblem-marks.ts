import type { LogoMark } from '../../../../modules/media/logo/logo-tile.js';
import { disc, line, placed, polar, shape } from '../../../../modules/media/logo/svg-shapes.js';

const SIDES = [0, 1, 2, 3, 4, 5];

/** A camera's iris of six blades. */
export const aperture: LogoMark = ({ ground, mark, accent }) => {
  const opening = SIDES.map((i) => polar(128, 128, 38, i * 60));
  const edges = SIDES.map(
    (i) => `M${polar(128, 128, 38, i * 60)} L${polar(128, 128, 92, i * 60 + 66)}`,
  );
  return [
    disc(128, 128, 88, mark),
    shape(`M${opening.join(' L')} Z`, accent),
    line(`M${opening.join(' L')} Z`, ground, 9),
    line(edges.join(' '), ground, 9),
  ].join('');
};

export const cottage: LogoMark = ({ ground, mark, accent }) =>
  [
    shape('M68 128 L128 78 L188 128 V172 H68 Z', mark),
    line('M56 129 L128 70 L200 129', ground, 18),
    shape('M164 58 H186 V96 L164 78 Z', mark),
    line('M46 120 L128 52 L210 120', mark, 18),
    shape('M108 172 V142 A20 20 0 0 1 148 142 V172 Z', ground),
    line('M44 200 Q65 182 86 200 T128 200 T170 200 T212 200', accent, 14),
  ].join('');

/** A patchwork pinwheel. */
export const pinwheel: LogoMark = ({ mark, accent }) =>
  [0, 90, 180, 270]
    .map((turn) =>
      placed(
        `rotate(${turn} 128 128)`,
        shape('M48 55 V124 H117 Z', mark),
        shape('M55 48 H124 V117 Z', accent),
      ),
    )
    .join('');

/** Somebody sitting upright before the sun. */
export const stretch: LogoMark = ({ mark, accent }) =>
  [
    disc(128, 114, 84, accent),
    disc(128, 74, 25, mark),
    line('M54 170 Q88 154 106 126', mark, 18),
    line('M202 170 Q168 154 150 126', mark, 18),
    shape('M98 124 Q98 108 128 108 Q158 108 158 124 L148 178 H108 Z', mark),
    shape(
      'M44 200 C44 178 92 168 128 178 C164 168 212 178 212 200 C212 216 160 216 128 204 C96 216 44 216 44 200 Z',
      mark,
    ),
  ].join('');

/** A painter's palette. */
export const palette: LogoMark = ({ ground, mark, accent }) =>
  [
    shape(
      'M130 40 C74 40 36 82 36 132 C36 182 76 216 120 216 C144 216 150 200 142 184 C134 166 146 150 166 150 H186 C208 150 220 138 220 120 C218 74 182 40 130 40 Z',
      mark,
    ),
    disc(88, 108, 19, accent),
    disc(138, 82, 17, ground),
    disc(182, 104, 14, accent),
    disc(92, 164, 21, ground),
  ].join('');
