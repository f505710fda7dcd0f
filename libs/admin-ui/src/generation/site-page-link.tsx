import { useHost } from '../host.ts';

interface SitePageLinkProps {
  /** On the public site, such as `/store/acme`. */
  path: string;
  children: React.ReactNode;
}

/** To a page of the public site, beside the admin. */
export function SitePageLink({ path, children }: SitePageLinkProps) {
  const { siteUrl, openExternal } = useHost();
  return (
    <a
      href={siteUrl + path}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        event.preventDefault();
        openExternal(siteUrl + path);
      }}
    >
      {children}
    </a>
  );
}
