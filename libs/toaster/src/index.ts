export {
  dismissToast,
  type ShownToast,
  type ToastMessage,
  toast,
  useToastStore,
} from './toast-store.ts';
export { Toaster } from './toaster.tsx';
