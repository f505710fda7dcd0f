import '@deal-harbor/admin-ui/admin.css';
import { AdminApp, type AdminHost } from '@deal-harbor/admin-ui';
import { useReactRouter } from '@deal-harbor/admin-ui/react-router';
import { httpTransport } from '@deal-harbor/api-client';
import { httpEventStream } from '@deal-harbor/api-client/event-stream';
import { toast } from '@deal-harbor/toaster';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { RouteAnnouncer } from '../../layout/route-announcer.tsx';
import { choosePicture } from './choose-picture.ts';
import { openExternal } from './open-external.ts';
import { saveFile } from './save-file.ts';

const PARTS: Omit<AdminHost, 'router'> = {
  transport: httpTransport(),
  stream: httpEventStream(),
  siteUrl: '',
  openExternal,
  choosePicture,
  saveFile,
  notify: toast,
  keptSession: null,
};

/** Steps can be held back only by this kind of router, which the site itself can do without. */
const router = createBrowserRouter([{ path: '*', element: <SiteAdmin /> }]);

/** The admin as a part of the site. The module exists in the browser only: antd must never be rendered here. */
export function RoutedAdmin() {
  return <RouterProvider router={router} />;
}

function SiteAdmin() {
  const { router, hold } = useReactRouter('/admin');
  return (
    <>
      {hold}
      <AdminApp host={{ ...PARTS, router }} />
      <RouteAnnouncer />
    </>
  );
}
