export {
  dismissToast,
  type ShownToast,
  type ToastAction,
  type ToastMessage,
  toast,
  useToastStore,
} from './toast-store.ts';
export { Toaster } from './toaster.tsx';
