import type { AdminHost } from '@deal-harbor/admin-ui';

/** In a window of its own. Pages only: an address may be what a form, or a model, was given. */
export const openExternal: AdminHost['openExternal'] = (url) => {
  const address = URL.parse(url, location.origin);
  if (address && /^https?:$/.test(address.protocol)) window.open(address, '_blank', 'noopener');
};
