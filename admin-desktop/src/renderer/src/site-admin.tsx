import { AdminApp, AdminLook } from '@deal-harbor/admin-ui';
import { useMemo } from 'react';
import type { Site } from '../../shared/site.ts';
import { desktopHost } from './host/desktop-host.ts';
import { useCommands } from './host/use-commands.ts';
import { useDesktopRouter } from './host/use-desktop-router.ts';
import { SiteBar } from './sites/site-bar.tsx';

/** The same admin as the site's own, in this window. */
export function SiteAdmin({ site }: { site: Site }) {
  const router = useDesktopRouter();
  const parts = useMemo(() => desktopHost(site.origin), [site.origin]);
  useCommands(router);
  return (
    <>
      <AdminLook>
        <SiteBar site={site} />
      </AdminLook>
      <AdminApp host={{ ...parts, router }} />
    </>
  );
}
