import { GROUNDS } from '@deal-harbor/contracts';
import { useMemo } from 'react';
import { Links, Scripts, ScrollRestoration } from 'react-router';
import { brandStyle } from '../lib/brand-style.ts';
import { useConfig } from '../lib/site.ts';

/** The HTML around every page, coloured by the owner's settings. */
export function Document({ children }: { children: React.ReactNode }) {
  const { primaryColor, secondaryColor } = useConfig();
  const colors = useMemo(
    () => brandStyle({ primaryColor, secondaryColor }),
    [primaryColor, secondaryColor],
  );
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeColor theme="light" />
        <ThemeColor theme="dark" />
        <Links />
        <style>{colors}</style>
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
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
