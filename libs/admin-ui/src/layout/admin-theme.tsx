import { queries } from '@deal-harbor/api-client';
import { useQuery } from '@tanstack/react-query';
import { App, ConfigProvider } from 'antd';
import { useMemo } from 'react';
import { adminTheme } from './theme-tokens.ts';
import { useMedia } from './use-media.ts';

/** antd in the site's colours, light or dark as the system is, with controls of the size of a finger or a mouse. */
export function AdminTheme({ children }: { children: React.ReactNode }) {
  const { data: config } = useQuery(queries.config());
  const dark = useMedia('(prefers-color-scheme: dark)');
  const touch = useMedia('(pointer: coarse)');
  const theme = useMemo(
    () =>
      adminTheme({
        primary: config?.primaryColor,
        secondary: config?.secondaryColor,
        scheme: dark ? 'dark' : 'light',
        touch,
      }),
    [config?.primaryColor, config?.secondaryColor, dark, touch],
  );
  return (
    <ConfigProvider theme={theme}>
      <App className="admin">{children}</App>
    </ConfigProvider>
  );
}
