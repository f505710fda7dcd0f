export { AdminApp } from './admin-app.tsx';
export type {
  AdminHost,
  AdminLocation,
  AdminRouter,
  KeptSession,
  NavigationBlocker,
} from './host.ts';
export { AdminLook } from './layout/admin-theme.tsx';
