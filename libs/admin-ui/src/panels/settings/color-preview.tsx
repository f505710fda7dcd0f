import { brandShades, COLOR_PATTERN, GROUNDS } from '@deal-harbor/contracts';

interface ColorPreviewProps {
  primary: string;
  secondary: string;
}

const THEMES = ['light', 'dark'] as const;

/** What the site makes of the two colours, before they are saved; texts are always readable. */
export function ColorPreview({ primary, secondary }: ColorPreviewProps) {
  if (!COLOR_PATTERN.test(primary) || !COLOR_PATTERN.test(secondary)) return null;
  return (
    <div className="admin-colors" role="img" aria-label="How the colours will look on the site">
      {THEMES.map((theme) => {
        const brand = brandShades(primary, theme);
        const ok = brandShades(secondary, theme);
        return (
          <div key={theme} style={{ background: GROUNDS[theme].card, color: brand.text }}>
            <span style={{ background: brand.fill, color: brand.onFill }}>Get Code</span>
            <span style={{ background: brand.soft }}>20% OFF</span>
            <span style={{ background: ok.fill, color: ok.onFill }}>Copied</span>
            <span style={{ background: ok.soft, color: ok.text }}>Verified</span>
            <span>A link</span>
          </div>
        );
      })}
    </div>
  );
}
