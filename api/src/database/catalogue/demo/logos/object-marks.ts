import type { LogoMark } from '../../../../modules/media/logo/logo-tile.js';
import { bar, disc, line, ring, shape } from '../../../../modules/media/logo/svg-shapes.js';

export const boot: LogoMark = ({ mark, accent }) =>
  [
    shape(
      'M66 46 H136 V120 C136 131 142 137 152 140 L180 148 C198 153 208 164 208 184 H66 Z',
      mark,
    ),
    bar(58, 42, 86, 24, 9, accent),
    shape(
      'M56 178 H206 Q214 178 214 186 V194 Q214 202 206 202 H118 Q116 214 106 214 H64 Q56 214 56 206 Z',
      accent,
    ),
    line('M114 94 H136 M118 118 H138', accent, 9),
  ].join('');

export const bolt: LogoMark = ({ ground, mark, accent }) =>
  [
    ring(128, 128, 82, accent, 16),
    line('M150 40 L78 140 H122 L104 216 L180 110 H134 Z', ground, 30),
    shape('M150 40 L78 140 H122 L104 216 L180 110 H134 Z', mark),
    line('M150 40 L78 140 H122 L104 216 L180 110 H134 Z', mark, 8),
  ].join('');

export const whistle: LogoMark = ({ ground, mark, accent }) =>
  [
    bar(104, 98, 114, 44, 10, mark),
    disc(102, 154, 56, mark),
    disc(102, 154, 24, accent),
    bar(132, 92, 20, 26, 4, ground),
    line('M142 74 V48 M116 76 L98 54 M168 76 L186 54', accent, 11),
  ].join('');

export const suitcase: LogoMark = ({ ground, mark, accent }) =>
  [
    line('M98 92 V72 Q98 58 112 58 H144 Q158 58 158 72 V92', mark, 14),
    bar(48, 86, 160, 116, 24, mark),
    bar(80, 86, 20, 116, 0, accent),
    bar(156, 86, 20, 116, 0, accent),
    bar(76, 128, 28, 24, 5, ground),
    bar(152, 128, 28, 24, 5, ground),
  ].join('');

export const soap: LogoMark = ({ ground, mark, accent }) =>
  [
    disc(104, 104, 40, accent),
    disc(164, 92, 27, accent),
    disc(134, 50, 17, accent),
    line('M84 96 A22 22 0 0 1 98 80 M154 84 A13 13 0 0 1 162 78', ground, 7),
    bar(42, 122, 172, 84, 38, mark),
    line('M86 164 Q100 148 114 164 T142 164 T170 164', ground, 11),
  ].join('');

export const pendantLamp: LogoMark = ({ mark, accent }) =>
  [
    line('M128 4 V72', mark, 10),
    shape('M50 146 A78 78 0 0 1 206 146 Z', mark),
    shape('M94 154 H162 A34 34 0 0 1 94 154 Z', accent),
    line('M128 206 V220 M84 192 L74 204 M172 192 L182 204', accent, 10),
    bar(110, 58, 36, 20, 8, mark),
  ].join('');

export const umbrella: LogoMark = ({ mark, accent }) =>
  [
    line('M128 120 V188 A20 20 0 0 0 168 188', mark, 13),
    shape(
      'M40 134 A88 88 0 0 1 216 134 A29.3 29.3 0 0 0 157.3 134 A29.3 29.3 0 0 0 98.7 134 A29.3 29.3 0 0 0 40 134 Z',
      mark,
    ),
    shape(
      'M128 46 C108 70 98.7 100 98.7 134 A29.3 29.3 0 0 1 157.3 134 C157.3 100 148 70 128 46 Z',
      accent,
    ),
    line('M128 48 V36', mark, 11),
  ].join('');

export const blocks: LogoMark = ({ ground, mark, accent }) =>
  [
    bar(52, 132, 152, 72, 10, mark),
    shape('M88 204 A40 40 0 0 1 168 204 Z', ground),
    disc(90, 92, 34, accent),
    line('M138 120 L168 66 L198 120 Z', mark, 8),
    shape('M138 120 L168 66 L198 120 Z', mark),
  ].join('');

export const nib: LogoMark = ({ ground, mark, accent }) =>
  [
    bar(86, 40, 84, 26, 9, accent),
    shape(
      'M90 72 H166 L188 126 Q190 132 186 138 L132 214 Q128 219 124 214 L70 138 Q66 132 68 126 Z',
      mark,
    ),
    line('M128 132 V206', ground, 7),
    disc(128, 124, 14, ground),
  ].join('');

export const cookie: LogoMark = ({ ground, mark, accent }) =>
  [
    disc(122, 134, 78, mark),
    disc(188, 72, 34, ground),
    disc(150, 60, 16, ground),
    disc(204, 112, 16, ground),
    disc(100, 104, 12, accent),
    disc(88, 156, 14, accent),
    disc(138, 138, 11, accent),
    disc(140, 184, 12, accent),
    disc(178, 150, 9, accent),
    disc(182, 74, 11, mark),
    disc(208, 52, 7, mark),
  ].join('');
