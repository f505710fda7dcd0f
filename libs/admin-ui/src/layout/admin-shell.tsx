import { Button, Result } from 'antd';
import { useHost } from '../host.ts';
import { Overview } from '../overview/overview.tsx';
import type { SessionStore } from '../session/session-store.ts';
import { useLogOut } from '../session/use-log-out.ts';

export function AdminShell({ session }: { session: SessionStore }) {
  const { path, navigate } = useHost();
  const logOut = useLogOut(session);
  return (
    <>
      <div className="admin-bar">
        <h1 className="admin-title">Admin</h1>
        <Button onClick={() => logOut.mutate()} loading={logOut.isPending}>
          Log out
        </Button>
      </div>
      {path === '' ? (
        <Overview />
      ) : (
        <Result
          status="info"
          title="There is no such page in the admin"
          extra={
            <Button type="primary" onClick={() => navigate('')}>
              Go to the overview
            </Button>
          }
        />
      )}
    </>
  );
}
