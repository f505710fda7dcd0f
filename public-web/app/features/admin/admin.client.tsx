import '@deal-harbor/admin-ui/admin.css';
import { AdminApp } from '@deal-harbor/admin-ui';
import { httpTransport } from '@deal-harbor/api-client';
import { toast } from '@deal-harbor/toaster';
import { useNavigate, useParams } from 'react-router';

const transport = httpTransport();

/** The admin as a part of the site. The module exists in the browser only: antd must never be rendered here. */
export default function SiteAdmin() {
  const navigate = useNavigate();
  const path = (useParams()['*'] ?? '').replace(/\/$/, '');
  return (
    <AdminApp
      host={{
        transport,
        siteUrl: '',
        path,
        navigate: (to) => void navigate(to ? `/admin/${to}` : '/admin'),
        openExternal: (url) => void window.open(url, '_blank', 'noopener'),
        notify: toast,
      }}
    />
  );
}
