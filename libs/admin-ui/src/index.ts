export { AdminApp } from './admin-app.tsx';
export type { AdminHost } from './host.ts';
