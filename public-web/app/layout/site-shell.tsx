import { Toaster } from '@deal-harbor/toaster';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface ShellProps {
  children: React.ReactNode;
}

export function SiteShell({ children }: ShellProps) {
  return (
    <BareShell>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <SiteFooter />
    </BareShell>
  );
}

/** What even a page needs that brings its own header, skip link and landmarks. */
export function BareShell({ children }: ShellProps) {
  return (
    <>
      {children}
      <RouteAnnouncer />
      <Toaster />
    </>
  );
}
