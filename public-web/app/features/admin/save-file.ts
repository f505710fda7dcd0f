import type { AdminHost } from '@deal-harbor/admin-ui';

/** Milliseconds for which the file can be read: some browsers begin only after the click. */
const KEPT = 60_000;

/** As a download: where it goes is the browser's and the owner's matter. */
export const saveFile: AdminHost['saveFile'] = async ({ name, type, content }) => {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
};
