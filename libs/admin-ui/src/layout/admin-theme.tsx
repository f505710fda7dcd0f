import { queries } from '@deal-harbor/api-client';
import { useQuery } from '@tanstack/react-query';
import { App, ConfigProvider } from 'antd';
import { LoaderCircle } from 'lucide-react';
import { useMemo } from 'react';
import { adminTheme } from './theme-tokens.ts';
import { useMedia } from './use-media.ts';

/** Without a name, which antd's own would put before the button's. */
const BUTTON = {
  loadingIcon: <LoaderCircle size={16} className="admin-spin" aria-hidden="true" />,
};

interface AdminLookProps {
  /** The site's; absent: those that a site has at first. */
  colors?: { primaryColor: string; secondaryColor: string } | undefined;
  children: React.ReactNode;
}

/** antd light or dark as the system is, with controls of the size of a finger or a mouse. */
export function AdminLook({ colors, children }: AdminLookProps) {
  const dark = useMedia('(prefers-color-scheme: dark)');
  const touch = useMedia('(pointer: coarse)');
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const theme = useMemo(
    () =>
      adminTheme({
        primary: colors?.primaryColor,
        secondary: colors?.secondaryColor,
        scheme: dark ? 'dark' : 'light',
        touch,
        still,
      }),
    [colors?.primaryColor, colors?.secondaryColor, dark, touch, still],
  );
  return (
    <ConfigProvider theme={theme} button={BUTTON}>
      <App className="admin">{children}</App>
    </ConfigProvider>
  );
}

/** The look of the admin in the colours of its site. */
export function AdminTheme({ children }: { children: React.ReactNode }) {
  const { data: config } = useQuery(queries.config());
  return <AdminLook colors={config}>{children}</AdminLook>;
}
