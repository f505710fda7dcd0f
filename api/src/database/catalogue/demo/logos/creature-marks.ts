import type { LogoMark } from '../../../../modules/media/logo/logo-tile.js';
import { bar, disc, line, oval, polar, shape } from '../../../../modules/media/logo/svg-shapes.js';

export const thrush: LogoMark = ({ ground, mark, accent }) =>
  [
    line('M116 178 V204 M146 170 V204', accent, 9),
    shape('M188 94 A38 38 0 0 0 112 94 V100 L40 182 H104 A84 84 0 0 0 188 98 Z', mark),
    shape('M186 80 L216 96 L186 110 Z', accent),
    shape('M96 122 H156 A60 60 0 0 1 96 182 Z', accent),
    disc(154, 90, 8, ground),
  ].join('');

export const bear: LogoMark = ({ ground, mark, accent }) =>
  [
    disc(78, 84, 30, mark),
    disc(178, 84, 30, mark),
    disc(78, 84, 13, accent),
    disc(178, 84, 13, accent),
    disc(128, 134, 72, mark),
    oval(128, 160, 35, 29, accent),
    oval(128, 148, 13, 10, ground),
    line('M128 156 V168', ground, 6),
    disc(99, 124, 8, ground),
    disc(157, 124, 8, ground),
  ].join('');

export const dog: LogoMark = ({ ground, mark, accent }) =>
  [
    shape('M80 108 A48 48 0 0 1 176 108 L186 156 A58 46 0 0 1 70 156 Z', mark),
    shape('M92 66 C58 60 40 88 44 126 C46 152 66 156 76 138 C86 118 84 92 96 78 Z', accent),
    shape(
      'M164 66 C198 60 216 88 212 126 C210 152 190 156 180 138 C170 118 172 92 160 78 Z',
      accent,
    ),
    shape('M108 150 H148 C150 164 140 172 128 172 C116 172 106 164 108 150 Z', ground),
    line('M128 170 V184', ground, 7),
    disc(104, 120, 9, ground),
    disc(152, 120, 9, ground),
  ].join('');

export const cat: LogoMark = ({ ground, mark, accent }) =>
  [
    shape(
      'M64 60 Q60 50 70 54 L106 80 Q128 74 150 80 L186 54 Q196 50 192 60 L196 132 A68 64 0 0 1 60 132 Z',
      mark,
    ),
    shape('M120 146 H136 L128 156 Z', accent),
    disc(100, 124, 10, accent),
    disc(156, 124, 10, accent),
    line('M36 140 L88 150 M36 168 L90 164', accent, 6),
    line('M220 140 L168 150 M220 168 L166 164', accent, 6),
    line('M128 156 V164', ground, 5),
  ].join('');

export const fish: LogoMark = ({ ground, mark, accent }) =>
  [
    line('M48 188 Q68 172 88 188 T128 188 T168 188 T208 188', accent, 11),
    shape('M210 112 C188 70 120 58 84 112 C120 166 188 154 210 112 Z', mark),
    shape('M96 112 L44 72 Q58 112 44 152 Z', mark),
    shape('M150 76 A58 58 0 0 0 150 148 A84 84 0 0 1 126 112 A84 84 0 0 1 150 76 Z', accent),
    disc(178, 104, 8, ground),
  ].join('');

export const moth: LogoMark = ({ mark, accent }) =>
  [
    line('M120 88 C116 66 102 56 90 54 M136 88 C140 66 154 56 166 54', accent, 7),
    shape('M119 96 C92 70 56 68 36 80 V150 C62 140 92 142 119 158 Z', mark),
    shape('M137 96 C164 70 200 68 220 80 V150 C194 140 164 142 137 158 Z', mark),
    shape('M119 168 C98 152 76 152 60 158 C66 190 98 204 119 190 Z', accent),
    shape('M137 168 C158 152 180 152 196 158 C190 190 158 204 137 190 Z', accent),
    bar(121, 88, 14, 112, 7, accent),
  ].join('');

/** A chain ring of a bicycle with a bird in flight at its hub. */
export const cogBird: LogoMark = ({ ground, mark, accent }) => {
  const teeth = Array.from({ length: 12 }, (_, i) => {
    const angle = i * 30;
    const corners = [
      polar(128, 128, 74, angle - 10),
      polar(128, 128, 95, angle - 5),
      polar(128, 128, 95, angle + 5),
      polar(128, 128, 74, angle + 10),
    ];
    return shape(`M${corners.join(' L')} Z`, mark);
  });
  return [
    ...teeth,
    disc(128, 128, 80, mark),
    disc(128, 128, 60, ground),
    shape(
      'M80 112 C98 104 114 110 124 128 C134 104 154 92 182 96 C166 104 158 116 152 132 C146 150 134 160 114 162 L122 148 C106 144 98 132 80 112 Z',
      accent,
    ),
  ].join('');
};
