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
      <SiteHeader />
      <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <SiteFooter />
    </BareShell>
  );
}

/** What even a page with its own header and landmarks needs; its main part is `#main`. */
export function BareShell({ children }: ShellProps) {
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      {children}
      <RouteAnnouncer />
      <Toaster />
    </>
  );
}
