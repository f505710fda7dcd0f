export { AdminApp } from './admin-app.tsx';
export type { AdminHost, AdminLocation, AdminRouter, NavigationBlocker } from './host.ts';
