import { TOAST_LIMIT, TOAST_REMOVE_DELAY_MS } from '@deal-harbor/contracts';
import { create } from 'zustand';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: ToastAction;
}

/** A button in the message, which goes with it. */
export interface ToastAction {
  label: string;
  /** How else the same is done, for those to whom the message is only read out. */
  otherwise: string;
  onSelect: () => void;
}

export interface ShownToast extends ToastMessage {
  id: number;
  /** False once dismissed; the entry itself stays until its removal delay is over. */
  open: boolean;
}

interface ToastState {
  /** Newest first, at most `TOAST_LIMIT`. */
  toasts: ShownToast[];
}

export const useToastStore = create<ToastState>(() => ({ toasts: [] }));

let lastId = 0;

/** Shows a message in place of the one before; answers its id. */
export function toast(message: ToastMessage): number {
  const shown: ShownToast = { ...message, id: ++lastId, open: true };
  useToastStore.setState(({ toasts }) => ({ toasts: [shown, ...toasts].slice(0, TOAST_LIMIT) }));
  return shown.id;
}

export function dismissToast(id: number): void {
  useToastStore.setState(({ toasts }) => ({
    toasts: toasts.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)),
  }));
  setTimeout(() => removeToast(id), TOAST_REMOVE_DELAY_MS);
}

function removeToast(id: number): void {
  useToastStore.setState(({ toasts }) => ({ toasts: toasts.filter((entry) => entry.id !== id) }));
}
