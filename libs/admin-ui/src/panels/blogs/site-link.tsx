import { Button } from 'antd';
import { ExternalLink } from 'lucide-react';
import { useHost } from '../../host.ts';
import { publicPath } from './blogs.ts';

interface SiteLinkProps {
  slug: string;
  title: string;
  /** Its icon alone, in a row. */
  short?: boolean;
}

/** To the post's page, beside the admin. */
export function SiteLink({ slug, title, short }: SiteLinkProps) {
  const { siteUrl, openExternal } = useHost();
  const address = siteUrl + publicPath(slug);
  return (
    <Button
      {...(short && { type: 'text', 'aria-label': `View ${title} on the site` })}
      title="View on the site"
      href={address}
      target="_blank"
      rel="noopener"
      icon={<ExternalLink size={16} aria-hidden="true" />}
      onClick={(event) => {
        event.preventDefault();
        openExternal(address);
      }}
    >
      {short ? null : 'View on the site'}
    </Button>
  );
}
