export const ADMIN_PASSWORD = 'harbor-instances-tests';
