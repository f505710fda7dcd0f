import { queries } from '@deal-harbor/api-client';
import { useQuery } from '@tanstack/react-query';
import { Card } from 'antd';
import { useHost } from '../host.ts';
import { KeepSignedIn } from './keep-signed-in.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useKeptSession } from './use-kept-session.ts';

/** The gate: nothing of the admin exists on the page before the server has taken the password. */
export function SignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const { openExternal, siteUrl } = useHost();
  const { data: config } = useQuery(queries.config());
  const kept = useKeptSession(onSignedIn);
  return (
    <main id="main" tabIndex={-1} className="admin-gate">
      <Card>
        <h1 className="admin-title">Admin</h1>
        {kept.resuming ? (
          <p role="status">Signing in…</p>
        ) : (
          <>
            <p className="admin-muted">Sign in to manage {config?.siteName ?? 'the site'}.</p>
            <SignInForm
              onSignedIn={() => void kept.settle().then(onSignedIn)}
              above={kept.possible && <KeepSignedIn {...kept} />}
            />
          </>
        )}
      </Card>
      <p className="admin-gate-site">
        <a
          href={siteUrl || '/'}
          onClick={(event) => {
            if (!siteUrl) return;
            event.preventDefault();
            openExternal(siteUrl);
          }}
        >
          Go to the site
        </a>
      </p>
    </main>
  );
}
