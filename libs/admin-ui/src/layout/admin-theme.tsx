import { queries } from '@deal-harbor/api-client';
import { useQuery } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import { useMemo } from 'react';
import { adminTheme } from './theme-tokens.ts';
import { useDarkScheme } from './use-dark-scheme.ts';

/** antd in the site's colours, light or dark as the system is. */
export function AdminTheme({ children }: { children: React.ReactNode }) {
  const { data: config } = useQuery(queries.config());
  const dark = useDarkScheme();
  const theme = useMemo(
    () => adminTheme(config?.primaryColor, config?.secondaryColor, dark ? 'dark' : 'light'),
    [config?.primaryColor, config?.secondaryColor, dark],
  );
  return (
    <ConfigProvider theme={theme}>
      <div className="admin">{children}</div>
    </ConfigProvider>
  );
}
