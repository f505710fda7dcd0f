import {
  type BrandShades,
  brandShades,
  COLOR_PATTERN,
  type SiteConfig,
} from '@deal-harbor/contracts';
import { DEFAULT_SITE_CONFIG } from './default-site-config.ts';

type BrandColors = Pick<SiteConfig, 'primaryColor' | 'secondaryColor'>;

let last: (BrandColors & { style: string }) | null = null;

/** The owner's two colours as the design's variables, for the light and the dark theme. */
export function brandStyle({ primaryColor, secondaryColor }: BrandColors): string {
  if (last?.primaryColor !== primaryColor || last.secondaryColor !== secondaryColor) {
    const style = styleOf({ primaryColor, secondaryColor });
    last = { primaryColor, secondaryColor, style };
  }
  return last.style;
}

function styleOf({ primaryColor, secondaryColor }: BrandColors): string {
  const primary = safe(primaryColor, DEFAULT_SITE_CONFIG.primaryColor);
  const secondary = safe(secondaryColor, DEFAULT_SITE_CONFIG.secondaryColor);
  const rules = (theme: 'light' | 'dark') =>
    `:root{${variables('brand', brandShades(primary, theme))}${variables('ok', brandShades(secondary, theme))}}`;
  return `${rules('light')}@media(prefers-color-scheme:dark){${rules('dark')}}`;
}

function safe(color: string, fallback: string): string {
  return COLOR_PATTERN.test(color) ? color : fallback;
}

function variables(name: string, { fill, fillHover, onFill, soft, text }: BrandShades): string {
  return `--${name}:${fill};--${name}-hover:${fillHover};--on-${name}:${onFill};--${name}-soft:${soft};--${name}-text:${text};`;
}
