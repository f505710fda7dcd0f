import { App, Button } from 'antd';
import type { Site, SitesState } from '../../../shared/site.ts';
import { ask } from '../desktop.ts';

interface KeptSitesProps {
  sites: Site[];
  onChange: (sites: SitesState) => void;
}

export function KeptSites({ sites, onChange }: KeptSitesProps) {
  const { modal } = App.useApp();

  function remove({ id, name }: Site) {
    modal.confirm({
      title: `Remove ${name}?`,
      content: 'It is only removed from this app. You can add it again.',
      okText: 'Remove',
      okButtonProps: { danger: true },
      onOk: async () => onChange(await ask('removeSite', id)),
    });
  }

  return (
    <ul className="desktop-sites">
      {sites.map((site) => (
        <li key={site.id}>
          <Button block onClick={() => void ask('chooseSite', site.id)}>
            <span className="desktop-site-name">{site.name}</span>
            <span className="admin-muted">{site.origin}</span>
          </Button>
          <Button
            danger
            type="text"
            aria-label={`Remove ${site.name}`}
            onClick={() => remove(site)}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}
