import { queries } from '@deal-harbor/api-client';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { ExternalLink, LogOut, Menu } from 'lucide-react';
import { useState } from 'react';
import { useHost } from '../host.ts';
import { AdminLink } from '../navigation/admin-link.tsx';
import type { Session } from '../session/session.ts';
import { useLogOut } from '../session/use-log-out.ts';
import { SideNav } from './side-nav.tsx';
import { SiteMark } from './site-mark.tsx';

const icon = { size: 18, 'aria-hidden': true } as const;

export function TopBar({ session }: { session: Session }) {
  const { siteUrl, openExternal } = useHost();
  const { data: config } = useQuery(queries.config());
  const { logOut, isPending } = useLogOut(session);
  const [menu, setMenu] = useState(false);
  const [followed, setFollowed] = useState(false);
  return (
    <header className="admin-bar">
      <Button
        className="admin-menu-button"
        type="text"
        aria-label="Menu"
        aria-expanded={menu}
        icon={<Menu {...icon} />}
        onClick={() => {
          setFollowed(false);
          setMenu(true);
        }}
      />
      <AdminLink to="" className="admin-brand">
        <SiteMark />
        <span>{config?.siteName ?? 'Admin'}</span>
      </AdminLink>
      <div className="admin-bar-end">
        <Button
          type="text"
          icon={<ExternalLink {...icon} />}
          onClick={() => openExternal(siteUrl || '/')}
        >
          View site
        </Button>
        <Button type="text" icon={<LogOut {...icon} />} loading={isPending} onClick={logOut}>
          Log out
        </Button>
      </div>
      <Drawer
        open={menu}
        onClose={() => setMenu(false)}
        placement="left"
        size={280}
        title="Menu"
        destroyOnHidden
        // Where a link leads to has the focus then.
        focusable={{ focusTriggerAfterClose: !followed }}
      >
        <SideNav
          onFollow={() => {
            setFollowed(true);
            setMenu(false);
          }}
        />
      </Drawer>
    </header>
  );
}
