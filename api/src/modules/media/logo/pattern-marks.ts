import type { LogoMark } from './logo-tile.js';
import { disc, line, placed, polar, shape, within } from './svg-shapes.js';

/** Takes the next whole number from 0 up to, and without, `below`. */
export type Pick = (below: number) => number;

const FIRST_SIDE = [0, 1, 2, 3] as const;

/** Four quarter discs, each turned its own way. */
export function quarters(pick: Pick): LogoMark {
  const corners = FIRST_SIDE.map((i) => ({
    x: 46 + (i % 2) * 84,
    y: 46 + Math.floor(i / 2) * 84,
    turn: pick(4) * 90,
    strong: i === 0 || i === 3,
  }));
  const round = pick(4);
  return ({ mark, accent }) =>
    corners
      .map(({ x, y, turn, strong }, i) =>
        i === round
          ? disc(x + 40, y + 40, 40, strong ? mark : accent)
          : placed(
              `rotate(${turn} ${x + 40} ${y + 40})`,
              shape(`M${x} ${y} H${x + 80} A80 80 0 0 1 ${x} ${y + 80} Z`, strong ? mark : accent),
            ),
      )
      .join('');
}

/** A flower of five to eight petals. */
export function petals(pick: Pick): LogoMark {
  const count = 5 + pick(4);
  const width = Math.round(190 / count);
  const pointed = pick(2) === 0;
  return ({ mark, accent }) => {
    const petal = pointed
      ? `M128 116 C${128 - width} 96 ${128 - width} 68 128 36 C${128 + width} 68 ${128 + width} 96 128 116 Z`
      : `M128 116 C${128 - width * 0.9} 92 ${128 - width * 1.2} 40 128 40 C${128 + width * 1.2} 40 ${128 + width * 0.9} 92 128 116 Z`;
    const all = Array.from({ length: count }, (_, i) =>
      placed(`rotate(${(360 / count) * i} 128 128)`, shape(petal, mark)),
    );
    return [...all, disc(128, 128, 24, accent)].join('');
  };
}

/** Stacked arches around a sun, opening to one of four sides. */
export function arches(pick: Pick): LogoMark {
  const turn = pick(4) * 90;
  const inner = 26 + pick(2) * 6;
  return ({ mark, accent }) =>
    placed(
      `rotate(${turn} 128 128)`,
      ...[0, 1].map((i) => {
        const reach = inner + 26 + i * 30;
        return line(
          `M${128 - reach} 182 V164 A${reach} ${reach} 0 0 1 ${128 + reach} 164 V182`,
          mark,
          18,
        );
      }),
      shape(`M${128 - inner} 191 V164 A${inner} ${inner} 0 0 1 ${128 + inner} 164 V191 Z`, accent),
    );
}

/** Two discs and what they share. */
export function lens(pick: Pick): LogoMark {
  const turn = pick(4) * 45;
  const apart = 30 + pick(3) * 6;
  return ({ ground, mark, accent }) => {
    const half = Math.sqrt(62 * 62 - apart * apart);
    const path = `M128 ${128 - half} A62 62 0 0 1 128 ${128 + half} A62 62 0 0 1 128 ${128 - half} Z`;
    return placed(
      `rotate(${turn} 128 128)`,
      disc(128 - apart, 128, 62, mark),
      disc(128 + apart, 128, 62, mark),
      shape(path, accent),
      line(path, ground, 8),
    );
  };
}

/** A sun behind bars that grow or shrink. */
export function stripes(pick: Pick): LogoMark {
  const turn = pick(8) * 45;
  const bands = 3 + pick(2);
  return ({ ground, mark, accent }) => {
    const cuts = Array.from({ length: bands }, (_, i) => {
      const y = 128 + i * (78 / bands);
      return line(`M30 ${y} H226`, ground, 5 + i * 3);
    });
    return placed(
      `rotate(${turn} 128 128)`,
      within(
        'sun',
        'M128 44 A84 84 0 0 1 128 212 A84 84 0 0 1 128 44 Z',
        disc(128, 128, 84, mark),
        ...cuts,
      ),
      disc(128, 90, 24, accent),
    );
  };
}

/** A cut stone: six facets of a hexagon in turning order. */
export function facets(pick: Pick): LogoMark {
  const start = pick(6);
  const alternate = pick(2) === 0;
  const turn = pick(2) * 30;
  return ({ ground, mark, accent }) =>
    placed(
      `rotate(${turn} 128 128)`,
      ...Array.from({ length: 6 }, (_, i) => {
        const path = `M128 128 L${polar(128, 128, 88, i * 60)} L${polar(128, 128, 88, i * 60 + 60)} Z`;
        const place = (i + start) % 6;
        const strong = alternate ? place % 2 === 0 : place < 3;
        return shape(path, strong ? mark : accent) + line(path, ground, 7);
      }),
    );
}
