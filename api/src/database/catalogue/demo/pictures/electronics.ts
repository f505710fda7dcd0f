import {
  bar,
  disc,
  line,
  oval,
  placed,
  shape,
  within,
} from '../../../../modules/media/logo/svg-shapes.js';
import { productPicture, shade, shine } from '../product-picture.js';

const CUP_LEFT =
  'M176 386 C176 338 204 312 240 312 C256 312 264 322 264 338 V472 C264 488 256 498 240 498 C204 498 176 470 176 424 Z';
const CUP_RIGHT =
  'M624 386 C624 338 596 312 560 312 C544 312 536 322 536 338 V472 C536 488 544 498 560 498 C596 498 624 470 624 424 Z';

export function headphones(): string {
  return productPicture(
    { ground: '#E3E6F3', glow: '#EEF0F9', shadow: '#C3C8E0' },
    { x: 400, y: 516, width: 250 },
    line('M232 340 V300 A168 168 0 0 1 568 300 V340', '#2B3560', 34),
    line('M250 262 A154 154 0 0 1 330 156', '#55639E', 9),
    line('M292 198 A148 148 0 0 1 508 198', '#E8A37C', 26),
    line('M302 204 A138 138 0 0 1 498 204', '#C97F58', 7),
    bar(216, 300, 34, 66, 12, '#C9CEE2'),
    bar(550, 300, 34, 66, 12, '#A9AFCB'),
    bar(226, 308, 8, 50, 4, shine(0.7)),
    shape(CUP_LEFT, '#2B3560'),
    shape(CUP_RIGHT, '#222A4E'),
    line('M196 420 C192 370 206 342 232 334', '#55639E', 10),
    disc(222, 418, 26, '#3B477A'),
    disc(222, 418, 12, '#E8A37C'),
    disc(578, 418, 26, '#2D3763'),
    disc(578, 418, 12, '#C97F58'),
    bar(256, 322, 56, 168, 28, '#E8A37C'),
    bar(284, 332, 28, 148, 14, '#C97F58'),
    bar(488, 322, 56, 168, 28, '#C97F58'),
    bar(488, 332, 22, 148, 11, '#A9643F'),
    bar(264, 340, 9, 96, 4.5, shine(0.45)),
    disc(240, 478, 5, '#7FE0BE'),
  );
}

export function speaker(): string {
  const body =
    'M284 206 C284 168 336 150 400 150 C464 150 516 168 516 206 V462 C516 494 464 512 400 512 C336 512 284 494 284 462 Z';
  const weave = Array.from({ length: 13 }, (_, row) =>
    Array.from({ length: 14 }, (_, column) =>
      disc(292 + column * 17 + (row % 2) * 8.5, 236 + row * 18, 3.2, 'rgba(8,60,66,0.38)'),
    ).join(''),
  );
  return productPicture(
    { ground: '#F7E3D3', glow: '#FCEFE4', shadow: '#E4C6AE' },
    { x: 404, y: 522, width: 196 },
    '<g transform="translate(-48 -44) scale(1.12)">',
    line('M510 250 C566 268 572 370 512 392', '#D9673A', 15),
    line('M520 252 C560 272 566 350 528 378', '#F0916A', 4),
    within(
      'speaker',
      body,
      shape(body, '#1C8C8C'),
      ...weave,
      bar(284, 140, 40, 380, 0, shine(0.16)),
      bar(452, 140, 70, 380, 0, shade(0.16)),
      bar(488, 140, 40, 380, 0, shade(0.14)),
      bar(280, 462, 240, 60, 0, '#0F5B60'),
      bar(280, 462, 240, 7, 0, '#0B474C'),
    ),
    oval(400, 206, 116, 50, '#0F5B60'),
    oval(400, 202, 104, 43, '#147277'),
    bar(350, 196, 26, 6, 3, '#CFF2EC'),
    bar(424, 196, 26, 6, 3, '#CFF2EC'),
    bar(434, 186, 6, 26, 3, '#CFF2EC'),
    oval(400, 226, 10, 4, '#F0916A'),
    bar(372, 480, 56, 14, 7, '#0B474C'),
    disc(386, 487, 4, '#7FE0BE'),
    '</g>',
  );
}

const KEY = 41;
/** Widths of the keys of each row, in keys. */
const KEY_ROWS = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 2.25],
  [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1.75],
  [1.25, 1.25, 1.25, 5, 1, 1.25, 1],
];

function keycap(x: number, y: number, units: number, top: string, side: string): string {
  const width = units * KEY - 5;
  return [
    bar(x, y, width, KEY - 5, 7, side),
    bar(x + 4, y + 2, width - 8, KEY - 14, 6, top),
    bar(x + 8, y + 5, Math.min(width - 16, 12), 4, 2, shine(0.5)),
  ].join('');
}

export function keyboard(): string {
  const keys = KEY_ROWS.flatMap((row, r) => {
    let x = 158;
    return row.map((units, k) => {
      const edge = k === row.length - 1 || (k === 0 && r > 0);
      const enter = r === 2 && k === row.length - 1;
      const left = x;
      x += units * KEY;
      if (enter || (r === 0 && k === 0))
        return keycap(left, 190 + r * KEY, units, '#F58A5B', '#C9602F');
      return edge
        ? keycap(left, 190 + r * KEY, units, '#8FA6C4', '#6580A3')
        : keycap(left, 190 + r * KEY, units, '#FBF7EF', '#D8D0C1');
    });
  });
  return productPicture(
    { ground: '#DDEBE4', glow: '#EAF4EF', shadow: '#B9D1C5' },
    { x: 400, y: 470, width: 0 },
    placed('rotate(-7 400 300)', bar(150, 196, 540, 252, 30, '#B9D1C5')),
    placed(
      'rotate(-7 400 300)',
      line(
        'M400 160 C400 116 430 108 452 118 C480 130 494 96 470 76 C452 60 456 30 490 18',
        '#33415C',
        9,
      ),
      bar(382, 134, 36, 36, 6, '#24304A'),
      bar(134, 176, 540, 252, 26, '#24304A'),
      bar(134, 166, 540, 248, 26, '#33415C'),
      bar(148, 180, 512, 220, 16, '#1F2A41'),
      bar(160, 170, 220, 4, 2, shine(0.35)),
      ...keys,
    ),
  );
}
