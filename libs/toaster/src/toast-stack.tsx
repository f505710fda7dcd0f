import { TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD } from '@deal-harbor/contracts';
import * as Toast from '@radix-ui/react-toast';
import { dismissToast, useToastStore } from './toast-store.ts';

/** Radix announces each message in a live region: failures at once, the rest when there is quiet. */
export default function ToastStack() {
  const toasts = useToastStore((state) => state.toasts);
  return (
    <Toast.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD}
    >
      {toasts.map(({ id, title, description, variant = 'default', action, open }) => (
        <Toast.Root
          key={id}
          className="toast"
          data-variant={variant}
          open={open}
          onOpenChange={(next) => !next && dismissToast(id)}
          type={variant === 'destructive' ? 'foreground' : 'background'}
        >
          <Toast.Title className="toast-title">{title}</Toast.Title>
          {description && (
            <Toast.Description className="toast-description">{description}</Toast.Description>
          )}
          {action && (
            <Toast.Action
              className="toast-action"
              altText={action.otherwise}
              onClick={action.onSelect}
            >
              {action.label}
            </Toast.Action>
          )}
          <Toast.Close className="toast-close" aria-label="Close">
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="m4 4 8 8m0-8-8 8" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="toast-viewport" hotkey={[TOAST_HOTKEY]} />
    </Toast.Provider>
  );
}
