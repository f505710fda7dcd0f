/** `#RRGGBB`, the one form of colour that settings take. */
export const COLOR_PATTERN = /^#[0-9A-Fa-f]{6}$/;

type Rgb = readonly [number, number, number];

const WHITE: Rgb = [255, 255, 255];
/** Dark text, and the colour that light-theme shades are mixed towards. */
const INK: Rgb = [20, 17, 14];
/** On a fill, one of white and pure black always reaches 4.58; a softer ink would not. */
const BLACK: Rgb = [0, 0, 0];
/** WCAG 2.2, text of normal size. A little above 4.5, since results are rounded to whole channels. */
const READABLE = 4.6;

function parse(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function format(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance as WCAG defines it, 0 to 1. */
function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two `#RRGGBB` colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  return contrastOf(parse(a), parse(b));
}

function contrastOf(a: Rgb, b: Rgb): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  return from.map(
    (channel, i) => channel + ((to[i] as number) - channel) * share,
  ) as unknown as Rgb;
}

/** Moves a colour towards another in small steps until it can be read on every given background. */
function readableOn(color: Rgb, backgrounds: readonly Rgb[], towards: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(color, towards, share);
    if (backgrounds.every((background) => contrastOf(candidate, background) >= READABLE)) {
      return candidate;
    }
  }
  return towards;
}

export interface BrandShades {
  /** Fill of buttons and badges: the colour itself. */
  fill: string;
  fillHover: string;
  /** Text and icons on `fill` and `fillHover`. */
  onFill: string;
  /** Tinted background. */
  soft: string;
  /** The colour as text, readable on the page, on cards and on `soft`. */
  text: string;
}

/** The page's neutral grounds, which shades must be readable on; theme.css carries the same values. */
export const GROUNDS = {
  light: { page: '#FAF9F7', card: '#FFFFFF' },
  dark: { page: '#141312', card: '#1E1C1A' },
} as const;

/** Derives every shade of one brand colour for one theme; whatever the owner picks, text stays readable. */
export function brandShades(color: string, theme: 'light' | 'dark'): BrandShades {
  const base = parse(color);
  const page = parse(GROUNDS[theme].page);
  const card = parse(GROUNDS[theme].card);
  const soft = mix(card, base, theme === 'light' ? 0.1 : 0.18);
  const onFill = contrastOf(base, WHITE) >= contrastOf(base, BLACK) ? WHITE : BLACK;
  const away = onFill === WHITE ? BLACK : WHITE;
  return {
    fill: format(base),
    fillHover: format(mix(base, away, 0.12)),
    onFill: format(onFill),
    soft: format(soft),
    text: format(readableOn(base, [page, card, soft], theme === 'light' ? INK : WHITE)),
  };
}
