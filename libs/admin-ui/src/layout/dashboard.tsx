import { useEffect } from 'react';
import { useHost } from '../host.ts';
import { PANELS } from '../panels/registry.ts';
import { jumpTo } from './jump.ts';
import { PanelFrame } from './panel-frame.tsx';

/** The panels, one under another; the address's hash names the one to begin with. */
export function Dashboard() {
  const { router } = useHost();
  const { hash } = router.location;
  useEffect(() => (hash ? jumpTo(hash.slice(1)) : undefined), [hash]);
  return (
    <>
      <h1 className="admin-title" tabIndex={-1}>
        Dashboard
      </h1>
      <div className="admin-panels">
        {PANELS.filter(({ apart }) => !apart).map((panel) => (
          <PanelFrame key={panel.name} panel={panel} alone={false} />
        ))}
      </div>
    </>
  );
}
