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

const GLASS =
  'M310 296 C310 266 334 256 362 250 H438 C466 256 490 266 490 296 V478 C490 500 476 512 454 512 H346 C324 512 310 500 310 478 Z';

/** One leaf of a sprig, its stalk at 0, 0 and its tip above. */
function leaf(transform: string, fill: string, vein: string): string {
  return placed(
    transform,
    shape('M0 0 C-34 -26 -34 -74 0 -104 C34 -74 34 -26 0 0 Z', fill),
    line('M0 -8 V-82', vein, 3),
  );
}

export function serum(): string {
  return productPicture(
    { ground: '#F8E4DA', glow: '#FDF1EA', shadow: '#E5C6B5' },
    { x: 404, y: 514, width: 190 },
    line('M526 506 C560 430 586 380 590 268', '#5E8A5E', 7),
    leaf('translate(588 280) rotate(4)', '#7DAA78', '#5E8A5E'),
    leaf('translate(584 348) rotate(52)', '#8FBB88', '#6B9A68'),
    leaf('translate(586 330) rotate(-48)', '#6B9A68', '#4F7C50'),
    leaf('translate(560 424) rotate(62)', '#7DAA78', '#5E8A5E'),
    bar(364, 120, 72, 96, 14, '#2B2523'),
    shape('M376 128 C374 92 384 66 400 66 C416 66 426 92 424 128 Z', '#3D3532'),
    line('M388 116 C387 96 391 82 396 78', '#7A6E69', 6),
    bar(372, 128, 12, 80, 6, '#5A504C'),
    line('M396 132 V206 M408 132 V206 M420 132 V206', '#1C1716', 3),
    bar(358, 208, 84, 16, 6, '#D8B25C'),
    bar(366, 211, 34, 5, 2.5, '#F3DD9F'),
    bar(368, 222, 64, 34, 0, '#A9622A'),
    within(
      'glass',
      GLASS,
      shape(GLASS, '#C9793A'),
      shape('M300 330 H500 V520 H300 Z', '#A9592A'),
      oval(400, 330, 96, 11, '#DB9350'),
      bar(394, 230, 12, 232, 6, shine(0.26)),
      shape('M300 240 H346 V520 H300 Z', shine(0.18)),
      shape('M466 240 H500 V520 H458 C470 430 472 330 466 240 Z', shade(0.2)),
      bar(322, 288, 10, 196, 5, shine(0.5)),
    ),
    bar(336, 348, 128, 124, 8, '#FFF6EA'),
    bar(440, 348, 24, 124, 8, '#EFDFC9'),
    placed(
      'translate(400 432) scale(0.48)',
      shape('M0 0 C-34 -26 -34 -74 0 -104 C34 -74 34 -26 0 0 Z', '#D97B5A'),
    ),
    placed(
      'translate(398 432) rotate(-58) scale(0.36)',
      shape('M0 0 C-34 -26 -34 -74 0 -104 C34 -74 34 -26 0 0 Z', '#E9A184'),
    ),
    placed(
      'translate(402 432) rotate(58) scale(0.36)',
      shape('M0 0 C-34 -26 -34 -74 0 -104 C34 -74 34 -26 0 0 Z', '#E9A184'),
    ),
    bar(368, 444, 64, 6, 3, '#D8B25C'),
    shape(
      'M226 430 C226 430 256 468 256 488 A30 30 0 0 1 196 488 C196 468 226 430 226 430 Z',
      '#D98B48',
    ),
    line('M208 488 A18 18 0 0 0 222 504', '#F6CFA0', 6),
  );
}

const BARREL =
  'M214 244 C214 176 260 138 330 138 C420 138 500 164 560 176 V312 C500 324 420 350 330 350 C260 350 214 312 214 244 Z';

export function hairDryer(): string {
  const grip = 'M306 332 H396 L378 496 C376 510 368 516 356 516 H330 C316 516 308 508 308 494 Z';
  return productPicture(
    { ground: '#F0E2F1', glow: '#F8EEF8', shadow: '#D9C0DC' },
    { x: 366, y: 520, width: 214 },
    line('M344 510 C344 548 420 556 470 530 C540 494 600 540 690 506', '#3B2E4D', 10),
    within(
      'grip',
      grip,
      shape(grip, '#5B3E78'),
      shape('M300 330 H336 L330 520 H296 Z', '#7A5A9C'),
      shape('M372 330 H400 L384 520 H356 Z', '#452D5E'),
      bar(296, 330, 110, 30, 0, shade(0.22)),
    ),
    bar(330, 386, 26, 60, 13, '#EAD9B8'),
    bar(330, 386, 26, 28, 13, '#D8B25C'),
    line('M316 470 H372 M317 482 H371 M318 494 H369', '#452D5E', 4),
    within(
      'barrel',
      BARREL,
      shape(BARREL, '#6C4A8E'),
      shape('M200 130 H570 V206 C460 196 330 190 214 220 Z', '#8D6BB0'),
      shape('M200 300 C330 306 460 300 570 284 V360 H200 Z', '#543672'),
    ),
    line('M262 186 C300 160 380 166 440 176', '#C5ABE0', 11),
    shape('M548 172 L566 168 H580 V320 H566 L548 316 Z', '#D8B25C'),
    shape('M548 172 L566 168 H580 V206 L548 208 Z', '#F3DD9F'),
    shape(
      'M580 186 L648 150 C658 146 664 152 664 162 V326 C664 336 658 342 648 338 L580 302 Z',
      '#2E2340',
    ),
    shape('M580 186 L648 150 C656 147 662 150 664 156 L664 196 L580 216 Z', '#4B3C63'),
    bar(652, 152, 14, 184, 7, '#1E162C'),
    disc(296, 244, 62, '#543672'),
    disc(296, 244, 50, '#2E2340'),
    line('M270 224 H322 M262 244 H330 M270 264 H322', '#8D6BB0', 6),
    line(
      'M700 196 C722 186 734 206 756 196 M706 244 C728 234 740 254 762 244 M700 292 C722 282 734 302 756 292',
      '#C9A9D2',
      8,
    ),
  );
}

/** A tube standing on its cap, drawn around its middle line at 0 with its foot at 0. */
function tube(color: string, light: string, dark: string, motif: string): string {
  return [
    shape('M-40 0 L-44 -58 H44 L40 0 Z', '#F6EFE2'),
    shape('M16 0 L18 -58 H44 L40 0 Z', '#DCD0BA'),
    line('M-28 -10 L-30 -48 M-14 -10 L-15 -48 M0 -10 V-48 M14 -10 L15 -48', '#E6DBC6', 4),
    shape('M-46 -60 L-66 -312 H66 L46 -60 C40 -54 -40 -54 -46 -60 Z', color),
    shape('M-46 -60 L-66 -312 H-34 L-24 -56 C-36 -56 -44 -58 -46 -60 Z', light),
    shape('M46 -60 L66 -312 H38 L26 -56 C36 -56 44 -58 46 -60 Z', dark),
    bar(-70, -334, 140, 26, 4, dark),
    line(
      'M-58 -328 V-314 M-42 -328 V-314 M-26 -328 V-314 M-10 -328 V-314 M6 -328 V-314 M22 -328 V-314 M38 -328 V-314 M54 -328 V-314',
      light,
      3,
    ),
    disc(0, -206, 35, '#FFF8EC'),
    motif,
    bar(-28, -138, 56, 7, 3.5, '#FFF8EC'),
    bar(-18, -122, 36, 5, 2.5, '#FFF8EC'),
  ].join('');
}

export function handCreams(): string {
  const flower = [0, 72, 144, 216, 288]
    .map((turn) => placed(`rotate(${turn} 0 -206)`, oval(0, -219, 8, 12, '#C95C7E')))
    .join('');
  return productPicture(
    { ground: '#E4EDDC', glow: '#F1F6EC', shadow: '#C5D5B7' },
    { x: 402, y: 512, width: 268 },
    placed(
      'translate(236 510) rotate(-3)',
      tube('#E58CA6', '#F3B4C6', '#CC6C8A', flower + disc(0, -206, 7, '#F8B93C')),
    ),
    placed(
      'translate(564 510) rotate(3)',
      tube(
        '#8C9FD6',
        '#B5C3EA',
        '#6E82BE',
        line(
          'M0 -184 V-228 M0 -196 L-12 -208 M0 -196 L12 -208 M0 -212 L-10 -222 M0 -212 L10 -222',
          '#5A6DAE',
          6,
        ),
      ),
    ),
    placed(
      'translate(400 512) scale(1.14)',
      tube(
        '#6FA97A',
        '#9CCBA2',
        '#52895E',
        shape('M0 -182 C-24 -196 -22 -222 0 -234 C22 -222 24 -196 0 -182 Z', '#52895E') +
          line('M0 -186 V-220', '#FFF8EC', 3),
      ),
    ),
  );
}
