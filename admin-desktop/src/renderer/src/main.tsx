import '@deal-harbor/admin-ui/admin.css';
import '@deal-harbor/toaster/toaster.css';
import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { answerUnsaved } from './answer-unsaved.ts';
import { DesktopApp } from './desktop-app.tsx';

/** Every place belongs to the admin, which knows its own. */
const router = createBrowserRouter([{ path: '*', element: <DesktopApp /> }]);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');

answerUnsaved();
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
