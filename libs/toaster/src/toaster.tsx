import { lazy, Suspense } from 'react';
import { useToastStore } from './toast-store.ts';

const ToastStack = lazy(() => import('./toast-stack.tsx'));

/** The one notification stack. Its code is fetched with the first message: most visits never need it. */
export function Toaster() {
  const needed = useToastStore((state) => state.toasts.length > 0);
  return (
    needed && (
      <Suspense>
        <ToastStack />
      </Suspense>
    )
  );
}
