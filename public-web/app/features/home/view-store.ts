import { create } from 'zustand';
import type { TicketLayout } from '../coupons/ticket.tsx';

interface ViewState {
  /** null until chosen on this visit; the address decides then. */
  view: TicketLayout | null;
}

/** Grid or list: the visitor's own taste, kept while they move through the site. */
export const useView = create<ViewState>(() => ({ view: null }));

export const setView = (view: TicketLayout) => useView.setState({ view });
