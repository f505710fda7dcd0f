import { PageHead } from '../../components/page-head.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';

interface AdminPageProps {
  /** Only the browser has it: what it is made of must never be rendered on the server. */
  Admin?: React.ComponentType;
}

/** What is shown of the admin until it is there. */
export function AdminPage({ Admin }: AdminPageProps) {
  const hydrated = useHydrated();
  return (
    <>
      <PageHead title="Admin" description="For the owner of the site." />
      {hydrated && Admin ? <Admin /> : <AdminWaiting />}
    </>
  );
}

function AdminWaiting() {
  return (
    <main id="main" tabIndex={-1} className="wrap py-10">
      <h1 className="text-3xl">Admin</h1>
      <p className="needs-js mt-2 text-muted">Loading…</p>
      <noscript>
        <p className="mt-2 text-muted">The admin needs JavaScript. Please turn it on and reload.</p>
      </noscript>
    </main>
  );
}
