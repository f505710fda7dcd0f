import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import { ListWaiting } from '../list/list-waiting.tsx';
import type { PanelEntry } from '../panels/registry.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Waiting } from './loaded.tsx';

/** What was loaded, by the panels' names. */
const contents = new Map<string, LazyExoticComponent<ComponentType>>();

function contentOf({ name, load }: PanelEntry): LazyExoticComponent<ComponentType> {
  const content = contents.get(name) ?? lazy(load);
  contents.set(name, content);
  return content;
}

/** The inside of a panel, whose code comes when it is first shown. */
export function PanelContent({ panel }: { panel: PanelEntry }) {
  const [attempt, setAttempt] = useState(0);
  const Content = contentOf(panel);
  return (
    <ErrorBoundary
      key={attempt}
      onRetry={() => {
        // React keeps a load that failed; another attempt needs another component.
        contents.delete(panel.name);
        setAttempt(attempt + 1);
      }}
    >
      <Suspense fallback={panel.list ? <ListWaiting /> : <Waiting />}>
        <Content />
      </Suspense>
    </ErrorBoundary>
  );
}
