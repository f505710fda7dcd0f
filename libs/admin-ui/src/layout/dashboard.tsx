import { PANELS } from '../panels/registry.ts';
import { PanelFrame } from './panel-frame.tsx';
import { useJump } from './use-jump.ts';

/** Every panel, one under another. */
export function Dashboard() {
  const panels = useJump();
  return (
    <>
      <h1 className="admin-title" tabIndex={-1}>
        Admin
      </h1>
      <div ref={panels} className="admin-panels">
        {PANELS.map((panel) => (
          <PanelFrame key={panel.name} panel={panel} alone={false} />
        ))}
      </div>
    </>
  );
}
