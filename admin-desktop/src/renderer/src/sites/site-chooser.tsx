import { Card } from 'antd';
import type { Site, SitesState } from '../../../shared/site.ts';
import { AddSite } from './add-site.tsx';
import { KeptSites } from './kept-sites.tsx';

interface SiteChooserProps {
  sites: Site[];
  onChange: (sites: SitesState) => void;
}

/** Asks which site to manage: the first thing that the app shows. */
export function SiteChooser({ sites, onChange }: SiteChooserProps) {
  return (
    <main id="main" className="admin-gate">
      <Card>
        <h1 className="admin-title">{sites.length > 0 ? 'Your sites' : 'Welcome'}</h1>
        {sites.length > 0 && <KeptSites sites={sites} onChange={onChange} />}
        {sites.length > 0 && <h2 className="desktop-subtitle">Add a site</h2>}
        {sites.length === 0 && <p>Which Deal Harbor site do you want to manage?</p>}
        <AddSite />
      </Card>
    </main>
  );
}
