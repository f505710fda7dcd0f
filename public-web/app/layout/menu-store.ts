import { create } from 'zustand';

interface MenuState {
  open: boolean;
}

/** Whether the mobile menu is open: the page's own matter, no address shows it. */
export const useMenu = create<MenuState>(() => ({ open: false }));

export const setMenuOpen = (open: boolean) => useMenu.setState({ open });
