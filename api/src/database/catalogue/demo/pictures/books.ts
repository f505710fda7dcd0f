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

interface Cover {
  cover: string;
  spine: string;
  edge: string;
}

/** A hardback seen from the front, its pages showing at the right and below. */
function hardback(colors: Cover, ...front: string[]): string {
  return [
    bar(262, 112, 292, 400, 12, colors.edge),
    bar(272, 122, 272, 384, 4, '#FBF3E2'),
    line('M280 498 H540 M280 490 H540 M280 482 H540', '#E2D5BA', 2),
    line('M538 130 V500 M531 130 V500', '#E2D5BA', 2),
    shape(
      'M250 116 C250 108 256 102 264 102 H516 C522 102 526 106 526 112 V476 C526 482 522 486 516 486 H264 C256 486 250 494 250 500 Z',
      colors.cover,
    ),
    ...front,
    shape(
      'M250 116 C250 108 256 102 264 102 H284 V486 H264 C256 486 250 494 250 500 Z',
      colors.spine,
    ),
    bar(284, 102, 5, 384, 0, shade(0.2)),
    bar(258, 112, 6, 366, 3, shine(0.25)),
    line('M254 504 C256 510 262 512 270 512 H542', colors.spine, 7),
  ].join('');
}

export function cookbook(): string {
  return productPicture(
    { ground: '#FBE6CF', glow: '#FDF1E2', shadow: '#E8CBA8' },
    { x: 410, y: 518, width: 218 },
    placed(
      'rotate(-4 400 310)',
      shape('M468 500 H492 V548 L480 536 L468 548 Z', '#2F7D6B'),
      hardback(
        { cover: '#E2603F', spine: '#B8452A', edge: '#9C3820' },
        line('M470 380 L516 428', '#3A2A26', 20),
        line('M474 380 L510 418', '#6B524B', 5),
        disc(404, 312, 96, '#3A2A26'),
        disc(404, 312, 82, '#53403A'),
        shape(
          'M350 300 C346 266 382 250 408 258 C432 246 462 266 456 296 C474 322 452 356 420 354 C394 372 356 358 356 334 C346 326 346 312 350 300 Z',
          '#FFF9EC',
        ),
        disc(402, 306, 27, '#F8B93C'),
        disc(394, 298, 8, '#FFDD8A'),
        shape('M438 354 C450 338 466 336 476 342 C470 356 454 362 438 354 Z', '#6DA544'),
        shape('M336 276 C330 262 336 250 346 244 C354 256 350 270 336 276 Z', '#6DA544'),
        disc(352, 346, 8, '#D84A36'),
        disc(444, 274, 7, '#D84A36'),
        bar(330, 142, 148, 14, 7, '#FFE9D2'),
        bar(358, 168, 92, 10, 5, '#F7A98F'),
        bar(366, 446, 76, 9, 4.5, '#F7A98F'),
      ),
    ),
  );
}

export function birdGuide(): string {
  return productPicture(
    { ground: '#DCE8EC', glow: '#EAF2F4', shadow: '#BCD0D7' },
    { x: 420, y: 518, width: 236 },
    placed(
      'rotate(24 610 380)',
      bar(600, 210, 26, 250, 3, '#F2B441'),
      bar(600, 210, 8, 250, 3, '#F8CF7C'),
      bar(618, 210, 8, 250, 3, '#D39327'),
      bar(600, 196, 26, 22, 4, '#C9CEDA'),
      bar(600, 178, 26, 24, 9, '#E2836B'),
      shape('M600 458 H626 L613 502 Z', '#F3DDB8'),
      shape('M608 484 H618 L613 502 Z', '#3A3430'),
    ),
    placed(
      'rotate(3 400 310)',
      hardback(
        { cover: '#2F6B57', spine: '#214F40', edge: '#1A4034' },
        oval(406, 296, 98, 132, '#F4ECD6'),
        within(
          'window',
          'M406 164 A98 132 0 0 1 406 428 A98 132 0 0 1 406 164 Z',
          oval(372, 420, 120, 60, '#CFE0C6'),
          line('M290 384 C350 372 420 388 520 360', '#7A4F2E', 12),
          shape('M452 352 C462 336 480 334 492 340 C484 356 468 362 452 352 Z', '#6DA544'),
          shape('M338 376 C328 364 330 348 340 340 C352 350 352 366 338 376 Z', '#6DA544'),
        ),
        shape(
          'M356 268 C356 232 384 212 412 212 C436 212 452 226 456 244 L478 252 L456 262 C456 322 432 358 392 366 L348 420 L334 410 L352 350 C346 330 354 300 356 268 Z',
          '#4C86B8',
        ),
        shape(
          'M374 300 C390 350 428 340 440 296 C452 320 440 356 404 364 C384 362 372 340 374 300 Z',
          '#F08A5D',
        ),
        shape(
          'M356 268 C356 300 352 330 352 350 L344 380 C376 366 398 336 396 288 C384 274 368 268 356 268 Z',
          '#2F5F8A',
        ),
        shape('M454 240 L480 252 L455 264 Z', '#F2B441'),
        disc(428, 242, 8, '#1E2A33'),
        disc(430, 239, 2.5, '#FFFFFF'),
        line('M396 366 V382 M412 362 V380', '#7A4F2E', 5),
        bar(352, 132, 108, 12, 6, '#CFE0C6'),
        bar(366, 446, 80, 10, 5, '#8DB89E'),
        bar(492, 102, 12, 384, 0, '#F2B441'),
      ),
    ),
  );
}

/** One spine of the boxed set, its picture drawn around `x + 44`. */
function spine(x: number, color: string, light: string, ...picture: string[]): string {
  return [
    bar(x, 164, 88, 330, 8, color),
    bar(x + 8, 172, 9, 314, 4.5, light),
    bar(x + 70, 164, 18, 330, 8, shade(0.14)),
    bar(x + 20, 200, 48, 7, 3.5, '#F6E3B4'),
    bar(x + 20, 214, 48, 4, 2, '#F6E3B4'),
    bar(x + 20, 448, 48, 7, 3.5, '#F6E3B4'),
    ...picture,
  ].join('');
}

export function novelSet(): string {
  return productPicture(
    { ground: '#E8E0F0', glow: '#F2EDF7', shadow: '#CDBFDC' },
    { x: 416, y: 514, width: 246 },
    shape('M552 146 L624 176 V484 L552 512 Z', '#1F1B3D'),
    shape('M552 146 L578 157 V502 L552 512 Z', '#2A2550'),
    bar(234, 142, 324, 372, 12, '#38316B'),
    bar(234, 142, 324, 12, 6, '#554C93'),
    bar(250, 158, 292, 342, 4, '#17132F'),
    spine(
      256,
      '#C8503C',
      '#E58A72',
      disc(300, 316, 28, '#F6E3B4'),
      disc(312, 306, 25, '#C8503C'),
      disc(282, 372, 3.5, '#F6E3B4'),
      disc(316, 392, 3.5, '#F6E3B4'),
      disc(296, 264, 3.5, '#F6E3B4'),
    ),
    spine(
      352,
      '#2B7A78',
      '#66B3AD',
      line(
        'M370 296 Q383 280 396 296 T422 296 M370 326 Q383 310 396 326 T422 326 M370 356 Q383 340 396 356 T422 356',
        '#F6E3B4',
        6,
      ),
      shape('M396 236 L412 270 H380 Z', '#F6E3B4'),
      bar(380, 386, 32, 7, 3.5, '#F6E3B4'),
    ),
    spine(
      448,
      '#D9A13B',
      '#F0CA80',
      disc(492, 284, 22, '#4A2F12'),
      disc(492, 284, 10, '#D9A13B'),
      bar(487, 300, 10, 92, 5, '#4A2F12'),
      bar(494, 362, 22, 9, 3, '#4A2F12'),
      bar(494, 380, 16, 9, 3, '#4A2F12'),
    ),
    bar(250, 158, 292, 14, 4, shade(0.35)),
  );
}
