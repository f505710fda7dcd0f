import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useHost } from '../host.ts';
import { AdminLink } from '../navigation/admin-link.tsx';
import { isAddressed } from '../navigation/is-addressed.ts';
import type { PanelEntry } from '../panels/registry.ts';
import { PanelActionsContext } from './panel-actions.tsx';
import { PanelContent } from './panel-content.tsx';
import { headingId, PanelContext } from './panel-context.ts';
import { useNear } from './use-near.ts';

interface PanelFrameProps {
  panel: PanelEntry;
  /** On a page of its own. */
  alone: boolean;
}

/** A panel under its heading. On the dashboard its inside is made when it comes near the window, or the address names it. */
export function PanelFrame({ panel, alone }: PanelFrameProps) {
  const { name, title } = panel;
  const { search } = useHost().router.location;
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const [frame, near] = useNear(alone || isAddressed(search, name));
  const heading = headingId(name);
  const Heading = alone ? 'h1' : 'h2';
  return (
    <section ref={frame} id={name} aria-labelledby={heading} className="admin-panel">
      <header className="admin-panel-head">
        <Heading id={heading} tabIndex={-1}>
          {alone ? (
            title
          ) : (
            <AdminLink to={name}>
              {title}
              <ChevronRight size={18} aria-hidden="true" />
            </AdminLink>
          )}
        </Heading>
        <div ref={setActions} className="admin-buttons" />
      </header>
      <PanelContext value={{ name, alone }}>
        <PanelActionsContext value={actions}>
          {near ? <PanelContent panel={panel} /> : <div className="admin-panel-later" />}
        </PanelActionsContext>
      </PanelContext>
    </section>
  );
}
