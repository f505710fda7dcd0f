import type { LogoMark } from '../../../../modules/media/logo/logo-tile.js';
import { bar, disc, line, oval, placed, shape } from '../../../../modules/media/logo/svg-shapes.js';

/** Fronds that are also sound waves. */
export const echoFern: LogoMark = ({ mark, accent }) => {
  const fronds = [
    { y: 196, reach: 74 },
    { y: 164, reach: 60 },
    { y: 134, reach: 46 },
    { y: 106, reach: 32 },
  ].map(({ y, reach }) =>
    line(
      `M${128 - reach} ${y - reach} A${reach} ${reach} 0 0 0 128 ${y} A${reach} ${reach} 0 0 0 ${128 + reach} ${y - reach}`,
      mark,
      13,
    ),
  );
  return [...fronds, line('M128 212 V62', accent, 13), disc(128, 54, 14, accent)].join('');
};

export const dewDrop: LogoMark = ({ ground, mark, accent }) =>
  [
    shape('M128 38 C128 38 196 112 196 150 A68 68 0 0 1 60 150 C60 112 128 38 128 38 Z', mark),
    shape(
      'M82 132 C108 132 128 150 128 176 C128 150 148 132 174 132 C174 166 156 190 128 190 C100 190 82 166 82 132 Z',
      accent,
    ),
    disc(128, 108, 11, ground),
  ].join('');

export const wisp: LogoMark = ({ mark, accent }) =>
  [
    shape(
      'M146 36 C174 84 106 104 96 150 C90 178 104 202 128 214 C84 208 58 180 64 142 C72 96 142 92 146 36 Z',
      mark,
    ),
    shape(
      'M170 84 C182 118 134 132 126 162 C120 184 130 202 146 212 C174 204 194 182 194 150 C194 124 184 102 170 84 Z',
      accent,
    ),
  ].join('');

export const bean: LogoMark = ({ ground, mark, accent }) =>
  [
    placed(
      'rotate(34 128 128)',
      oval(128, 128, 58, 86, mark),
      line('M132 40 C94 86 162 168 124 216', ground, 13),
    ),
    line('M44 92 Q52 64 78 50 M178 206 Q204 192 212 164', accent, 10),
  ].join('');

export const cairn: LogoMark = ({ mark, accent }) =>
  [
    shape(
      'M44 190 C42 172 66 164 128 164 C192 164 214 172 212 190 C211 206 192 210 128 210 C64 210 45 206 44 190 Z',
      mark,
    ),
    shape(
      'M68 142 C66 126 90 118 132 120 C174 118 192 126 190 142 C188 156 166 158 128 158 C92 158 70 156 68 142 Z',
      accent,
    ),
    shape(
      'M80 98 C80 84 96 78 124 78 C154 78 172 86 170 100 C168 112 152 114 124 114 C98 114 80 110 80 98 Z',
      mark,
    ),
    shape(
      'M104 58 C106 46 118 42 134 42 C150 42 160 50 158 60 C156 70 146 72 130 72 C114 72 102 68 104 58 Z',
      accent,
    ),
  ].join('');

export const spade: LogoMark = ({ mark, accent }) =>
  [
    line('M128 130 V48 M100 42 H156', mark, 15),
    shape(
      'M76 124 Q76 118 82 118 H174 Q180 118 180 124 V150 C180 186 152 210 128 222 C104 210 76 186 76 150 Z',
      mark,
    ),
    shape('M118 106 C80 106 54 90 46 54 C86 54 114 70 118 106 Z', accent),
    shape('M138 106 C176 106 202 90 210 54 C170 54 142 70 138 106 Z', accent),
  ].join('');

export const teaLeaf: LogoMark = ({ mark, accent }) =>
  [
    line('M176 122 H190 A22 22 0 0 1 190 166 H170', mark, 13),
    shape('M52 108 H184 V128 A66 66 0 0 1 52 128 Z', mark),
    bar(62, 202, 112, 13, 6.5, mark),
    shape('M118 96 C88 86 84 52 106 34 C132 48 138 76 118 96 Z', accent),
    line('M118 164 C104 160 100 144 110 134 C124 142 128 154 118 164 Z', accent, 7),
  ].join('');

/** Rows of knitting: a band of colour between plain stitches. */
export const stitches: LogoMark = ({ mark, accent }) =>
  [44, 84, 124, 164]
    .flatMap((y, row) => {
      const color = row === 1 || row === 2 ? accent : mark;
      return [72, 128, 184].flatMap((x) => [
        shape(
          `M${x - 2} ${y + 48} C${x - 2} ${y + 26} ${x - 8} ${y + 14} ${x - 25} ${y} V${y + 16} C${x - 25} ${y + 30} ${x - 16} ${y + 40} ${x - 2} ${y + 48} Z`,
          color,
        ),
        shape(
          `M${x + 2} ${y + 48} C${x + 2} ${y + 26} ${x + 8} ${y + 14} ${x + 25} ${y} V${y + 16} C${x + 25} ${y + 30} ${x + 16} ${y + 40} ${x + 2} ${y + 48} Z`,
          color,
        ),
      ]);
    })
    .join('');
