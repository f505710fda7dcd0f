import { AdminLook } from '@deal-harbor/admin-ui';
import { Toaster } from '@deal-harbor/toaster';
import { useEffect, useState } from 'react';
import type { SitesState } from '../../shared/site.ts';
import { ask } from './desktop.ts';
import { SiteAdmin } from './site-admin.tsx';
import { SiteChooser } from './sites/site-chooser.tsx';

/** The admin of the open site, or the list of sites. Another site always comes with another page. */
export function DesktopApp() {
  const [sites, setSites] = useState<SitesState | null>(null);
  useEffect(() => {
    void ask('readSites').then(setSites);
  }, []);
  if (!sites) return null;
  return (
    <>
      {sites.current ? (
        <SiteAdmin site={sites.current} />
      ) : (
        <AdminLook>
          <SiteChooser sites={sites.all} onChange={setSites} />
        </AdminLook>
      )}
      <Toaster />
    </>
  );
}
