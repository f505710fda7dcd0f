import type { AdminHost } from '@deal-harbor/admin-ui';

/** Through the browser's own dialog. */
export const choosePicture: AdminHost['choosePicture'] = (types) =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', accept: types.join(',') });
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });
