import { Menu, X } from 'lucide-react';
import { useLocation } from 'react-router';
import { SearchField } from '../features/search/search-field.tsx';
import { visitOf } from '../routes.ts';
import { setMenuOpen, useMenu } from './menu-store.ts';
import { HEADER_LINKS, isCurrent } from './navigation.ts';

const close = () => setMenuOpen(false);

/** A disclosure of the browser's own, so that it opens without JavaScript too. */
export function MobileMenu() {
  const open = useMenu((state) => state.open);
  const { route } = visitOf(useLocation().pathname);
  return (
    <details
      className="ml-auto md:ml-0 lg:hidden"
      open={open}
      onToggle={(event) => setMenuOpen(event.currentTarget.open)}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <summary className="btn btn-quiet list-none px-2.5 [&::-webkit-details-marker]:hidden">
        {open ? <X size={22} aria-hidden="true" /> : <Menu size={22} aria-hidden="true" />}
        <span className="sr-only">Menu</span>
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-line border-b bg-card shadow-lift has-[[role=listbox]]:overflow-visible">
        <div className="wrap grid gap-4 py-4">
          <SearchField label="Search stores (menu)" placeholder="Search stores" onSent={close} />
          <nav aria-label="Mobile" className="grid gap-1">
            {HEADER_LINKS.map((link) => (
              <a
                key={link.to}
                href={link.to}
                onClick={close}
                aria-current={isCurrent(link, route.pattern) ? 'page' : undefined}
                className="nav-link"
              >
                {link.label}
              </a>
            ))}
            <a href="/admin" onClick={close} className="btn btn-quiet mt-2">
              Admin
            </a>
          </nav>
        </div>
      </div>
    </details>
  );
}
