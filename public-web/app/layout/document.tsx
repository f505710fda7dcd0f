import { GROUNDS } from '@deal-harbor/contracts';
import { useEffect, useState } from 'react';
import { brandStyle } from '../lib/brand-style.ts';
import { useConfig } from '../lib/site.ts';

/**
 * The HTML around every page, coloured by the owner's settings. What the build is made of is linked by the
 * server alone.
 */
export function Document({ children }: { children: React.ReactNode }) {
  const colors = brandStyle(useConfig());
  const rendered = useRenderedColors(colors);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeColor theme="light" />
        <ThemeColor theme="dark" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="alternate" type="application/rss+xml" href="/feed.xml" title="Articles" />
        <style>{rendered}</style>
      </head>
      <body>{children}</body>
    </html>
  );
}

/**
 * The colours that the page was rendered with, whose style its content policy names. Later ones are laid over them
 * in a sheet, which needs no permission.
 */
function useRenderedColors(colors: string): string {
  const [rendered] = useState(colors);
  useEffect(() => {
    if (colors === rendered) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(colors);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [colors, rendered]);
  return rendered;
}

function ThemeColor({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <meta
      name="theme-color"
      media={`(prefers-color-scheme: ${theme})`}
      content={GROUNDS[theme].card}
    />
  );
}
