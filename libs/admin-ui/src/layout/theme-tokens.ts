import {
  brandShades,
  COLOR_PATTERN,
  DEFAULT_PRIMARY_COLOR,
  DEFAULT_SECONDARY_COLOR,
  GROUNDS,
} from '@deal-harbor/contracts';
import { type ThemeConfig, theme } from 'antd';

type Scheme = 'light' | 'dark';

/** The neutrals of the site, which antd's own greys would not match. */
const NEUTRALS = {
  light: {
    ink: '#1c1815',
    muted: '#625a51',
    line: '#e7e2da',
    field: '#8c8479',
    danger: '#b42318',
    onDanger: '#ffffff',
  },
  dark: {
    ink: '#f4f1ec',
    muted: '#b5ada3',
    line: '#35312d',
    field: '#81786e',
    danger: '#ff9d8f',
    onDanger: '#1c1815',
  },
} as const;

const safe = (color: string | undefined, fallback: string) =>
  color && COLOR_PATTERN.test(color) ? color : fallback;

interface AdminThemeOptions {
  primary: string | undefined;
  secondary: string | undefined;
  scheme: Scheme;
  /** Whether fingers, not a mouse, have to hit the controls. */
  touch: boolean;
  /** Whether nothing is to move. */
  still: boolean;
}

/** antd's tokens for the owner's two colours; text on and in them stays readable whatever they are. */
export function adminTheme(options: AdminThemeOptions): ThemeConfig {
  const { primary, secondary, scheme, touch, still } = options;
  const brand = brandShades(safe(primary, DEFAULT_PRIMARY_COLOR), scheme);
  const ok = brandShades(safe(secondary, DEFAULT_SECONDARY_COLOR), scheme);
  const { ink, muted, line, field, danger, onDanger } = NEUTRALS[scheme];
  return {
    algorithm: scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: brand.fill,
      colorPrimaryHover: brand.fillHover,
      colorPrimaryActive: brand.fillHover,
      colorTextLightSolid: brand.onFill,
      colorLink: brand.text,
      colorLinkHover: brand.text,
      colorSuccess: ok.text,
      colorInfo: muted,
      colorInfoBg: GROUNDS[scheme].page,
      colorInfoBorder: line,
      colorError: danger,
      colorErrorText: danger,
      colorText: ink,
      colorTextHeading: ink,
      colorTextSecondary: muted,
      colorTextDescription: muted,
      colorTextPlaceholder: muted,
      colorBorder: field,
      colorBorderSecondary: line,
      colorBgLayout: GROUNDS[scheme].page,
      colorBgContainer: GROUNDS[scheme].card,
      fontFamily: 'inherit',
      fontSize: 15,
      borderRadius: 10,
      borderRadiusLG: 16,
      controlHeight: touch ? 44 : 38,
      controlHeightSM: touch ? 40 : 30,
      motion: !still,
    },
    components: {
      Table: {
        headerBg: 'transparent',
        headerColor: muted,
        headerSortActiveBg: 'transparent',
        headerSplitColor: 'transparent',
        bodySortBg: 'transparent',
        cellPaddingBlockMD: 8,
      },
      Button: {
        primaryColor: brand.onFill,
        dangerColor: onDanger,
        primaryShadow: 'none',
        defaultBorderColor: line,
        defaultHoverColor: brand.text,
        defaultActiveColor: brand.text,
        fontWeight: 600,
      },
    },
  };
}
