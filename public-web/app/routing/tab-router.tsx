import { startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router';
import { ScrollMemory } from './scroll-memory.ts';
import type { TabHistory } from './tab-history.ts';
import { useScroll } from './use-scroll.ts';

interface TabRouterProps {
  history: TabHistory;
  children: React.ReactNode;
}

/** Says where one is, and keeps the page that is left until the next one can be shown. */
export function TabRouter({ history, children }: TabRouterProps) {
  const [step, setStep] = useState(history.step);
  const [memory] = useState(() => new ScrollMemory(window));
  useLayoutEffect(
    () =>
      history.listen((next) => {
        memory.leave();
        startTransition(() => setStep(next));
      }),
    [history, memory],
  );
  useScroll(step, memory);
  return (
    <Router location={step.location} navigationType={step.type} navigator={history}>
      {children}
    </Router>
  );
}
