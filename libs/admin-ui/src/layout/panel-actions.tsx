import { createContext, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The place beside the panel's heading. */
export const PanelActionsContext = createContext<HTMLElement | null>(null);

/** Puts a panel's own buttons beside its heading. */
export function PanelActions({ children }: { children: React.ReactNode }) {
  const place = useContext(PanelActionsContext);
  return place && createPortal(children, place);
}
