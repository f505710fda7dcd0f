import '@deal-harbor/admin-ui/admin.css';
import { AdminApp, type AdminHost } from '@deal-harbor/admin-ui';
import { httpTransport } from '@deal-harbor/api-client';
import { httpEventStream } from '@deal-harbor/api-client/event-stream';
import { toast } from '@deal-harbor/toaster';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { choosePicture } from './choose-picture.ts';
import { NavigationHold } from './navigation-hold.tsx';
import { openExternal } from './open-external.ts';
import { saveFile } from './save-file.ts';
import { useAdminRouter } from './use-admin-router.ts';

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

/** The admin as a part of the site. The module exists in the browser only: antd must never be rendered here. */
export default function SiteAdmin() {
  const { router, hold } = useAdminRouter();
  const siteData = useQueryClient();
  // What the site's pages have in memory may be what was changed here.
  useEffect(() => () => void siteData.invalidateQueries(), [siteData]);
  return (
    <>
      {hold && <NavigationHold {...hold} />}
      <AdminApp host={{ ...PARTS, router }} />
    </>
  );
}
