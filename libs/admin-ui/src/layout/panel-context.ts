import { createContext, useContext } from 'react';

export interface PanelPlace {
  /** The panel's name in addresses, such as `offers`. */
  name: string;
  /** On a page of its own; otherwise one of many on the dashboard, where lists are short. */
  alone: boolean;
}

export const PanelContext = createContext<PanelPlace>({ name: '', alone: true });

/** Of the panel's heading, which can take the focus. */
export const headingId = (name: string) => `${name}-heading`;

export const usePanel = (): PanelPlace => useContext(PanelContext);

/** Gives the focus to the panel's heading, where what had it goes away. */
export function useHeadingFocus(): () => void {
  const { name } = usePanel();
  return () => document.getElementById(headingId(name))?.focus({ preventScroll: true });
}
