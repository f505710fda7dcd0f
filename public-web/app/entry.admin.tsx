import '@vitejs/plugin-react/preamble';
import { AdminPage } from './features/admin/admin-page.tsx';
import { RoutedAdmin } from './features/admin/site-admin.tsx';
import { guardMarkup } from './features/admin/trusted-markup.ts';
import { takeOver } from './lib/take-over.tsx';

guardMarkup();
takeOver(() => <AdminPage Admin={RoutedAdmin} />);
