import { useLocation } from 'react-router';
import { SearchField } from '../features/search/search-field.tsx';
import { useConfig } from '../lib/site.ts';
import { visitOf } from '../routes.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { HEADER_LINKS, isCurrent } from './navigation.ts';
import { SiteMark } from './site-mark.tsx';

export function SiteHeader() {
  const { siteName } = useConfig();
  const { route } = visitOf(useLocation().pathname);
  return (
    <header className="sticky top-0 z-40 border-line border-b bg-card">
      <div className="wrap flex h-16 items-center gap-4">
        <SiteMark name={siteName} />
        <nav aria-label="Main" className="ml-4 hidden gap-1 lg:flex">
          {HEADER_LINKS.map((link) => (
            <a
              key={link.to}
              href={link.to}
              aria-current={isCurrent(link, route.pattern) ? 'page' : undefined}
              className="nav-link"
            >
              {link.label}
            </a>
          ))}
        </nav>
        <div className="ml-auto hidden w-full max-w-72 md:block">
          <SearchField label="Search stores" placeholder="Search stores" />
        </div>
        <a href="/admin" className="btn btn-quiet hidden lg:inline-flex">
          Admin
        </a>
        <MobileMenu />
      </div>
    </header>
  );
}
