import { AdminApp, AdminLook } from '@deal-harbor/admin-ui';
import { useReactRouter } from '@deal-harbor/admin-ui/react-router';
import { useMemo } from 'react';
import type { Site } from '../../shared/site.ts';
import { desktopHost } from './host/desktop-host.ts';
import { useCommands } from './host/use-commands.ts';
import { SiteBar } from './sites/site-bar.tsx';

/** The same admin as the site's own, in this window, whose addresses are all the admin's. */
export function SiteAdmin({ site }: { site: Site }) {
  const { router, hold } = useReactRouter('/');
  const parts = useMemo(() => desktopHost(site.origin), [site.origin]);
  useCommands(router);
  return (
    <>
      <AdminLook>
        <SiteBar site={site} />
      </AdminLook>
      {hold}
      <AdminApp host={{ ...parts, router }} />
    </>
  );
}
