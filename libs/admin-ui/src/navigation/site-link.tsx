import { Button } from 'antd';
import { ExternalLink } from 'lucide-react';
import { useHost } from '../host.ts';

/** What makes an element a link to a page of the public site, which opens beside the admin. */
function useSiteLink(path: string) {
  const { siteUrl, openExternal } = useHost();
  const href = siteUrl + path;
  return {
    href,
    target: '_blank',
    rel: 'noopener',
    onClick: (event: React.MouseEvent) => {
      event.preventDefault();
      openExternal(href);
    },
  };
}

const VIEW = 'View on the site';

interface SiteLinkProps {
  /** On the public site, such as `/store/acme`. */
  path: string;
}

export function SiteLink({ path }: SiteLinkProps) {
  return <a {...useSiteLink(path)}>{VIEW}</a>;
}

interface SiteButtonProps extends SiteLinkProps {
  /** In a row: its icon alone, named after this. */
  iconFor?: string;
}

export function SiteButton({ path, iconFor }: SiteButtonProps) {
  return (
    <Button
      {...useSiteLink(path)}
      {...(iconFor && { type: 'text', 'aria-label': `View ${iconFor} on the site` })}
      title={VIEW}
      icon={<ExternalLink size={16} aria-hidden="true" />}
    >
      {iconFor ? null : VIEW}
    </Button>
  );
}
