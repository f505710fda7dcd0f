import { Button, Result } from 'antd';
import { useEffect, useRef } from 'react';
import { useHost } from '../host.ts';
import { PANELS } from '../panels/registry.ts';
import type { Session } from '../session/session.ts';
import { Dashboard } from './dashboard.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { SideNav } from './side-nav.tsx';
import { TopBar } from './top-bar.tsx';

export function AdminShell({ session }: { session: Session }) {
  const { router } = useHost();
  const { path } = router.location;
  const main = useFocusOnSteps(path);
  const panel = PANELS.find(({ name }) => name === path);
  const title = path === '' ? 'Dashboard' : (panel?.title ?? 'Not found');
  useEffect(() => {
    document.title = `${title} – Admin`;
  }, [title]);
  return (
    <div className="admin-shell">
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place of the page */}
      <a
        href="#main"
        className="admin-skip"
        onClick={(event) => {
          // No step of the router, whose address would lose its own hash.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Skip to content
      </a>
      <TopBar session={session} />
      <div className="admin-side">
        <SideNav />
      </div>
      <main ref={main} id="main" tabIndex={-1} className="admin-main">
        {path === '' && <Dashboard />}
        {panel && <PanelFrame key={panel.name} panel={panel} alone />}
        {path !== '' && !panel && <NoSuchPanel />}
      </main>
    </div>
  );
}

function NoSuchPanel() {
  const { router } = useHost();
  return (
    <Result
      status="info"
      title={<h1 className="admin-title">There is no such page in the admin</h1>}
      extra={
        <Button type="primary" onClick={() => router.navigate('')}>
          Go to the dashboard
        </Button>
      }
    />
  );
}

/** Behind the gate the keyboard goes on in the main part, after a step to another panel from its heading. */
function useFocusOnSteps(path: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current === path) return;
    const first = shown.current === null;
    shown.current = path;
    if (first) {
      // A jump, or a drawer that the address opens, has been there before.
      if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
      return;
    }
    scrollTo(0, 0);
    main.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [path]);
  return main;
}
