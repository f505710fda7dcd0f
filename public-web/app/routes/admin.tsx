import { lazy, Suspense } from 'react';
import { PageHead } from '../components/page-head.tsx';
import type { PageHandle } from '../lib/page-handle.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

export const handle: PageHandle = { bare: true };

const SiteAdmin = lazy(() => import('../features/admin/admin.client.tsx'));

export default function AdminRoute() {
  const hydrated = useHydrated();
  return (
    <>
      <PageHead title="Admin" description="For the owner of the site." path="/admin" hidden />
      {hydrated ? (
        <Suspense fallback={<AdminWaiting />}>
          <SiteAdmin />
        </Suspense>
      ) : (
        <AdminWaiting />
      )}
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
