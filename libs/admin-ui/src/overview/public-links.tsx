import { useHost } from '../host.ts';
import { Panel } from '../layout/panel.tsx';

const LINKS = [
  ['/', 'Home'],
  ['/stores', 'Stores'],
  ['/categories', 'Categories'],
  ['/blogs', 'Blogs'],
  ['/amazon-deals', 'Amazon Deals'],
  ['/amazon-disclosure', 'Affiliate Disclosure'],
  ['/api/docs', 'API documentation'],
] as const;

export function PublicLinks() {
  const { siteUrl, openExternal } = useHost();
  return (
    <Panel title="See the Site">
      <ul className="admin-links">
        {LINKS.map(([path, label]) => (
          <li key={path}>
            <a
              href={siteUrl + path}
              target="_blank"
              rel="noopener"
              onClick={(event) => {
                event.preventDefault();
                openExternal(siteUrl + path);
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
