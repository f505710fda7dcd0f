import { LayoutDashboard } from 'lucide-react';
import { Fragment } from 'react';
import { useHost } from '../host.ts';
import { AdminLink } from '../navigation/admin-link.tsx';
import { PANELS } from '../panels/registry.ts';
import { jumpTo } from './jump.ts';

const GROUPS = [...new Set(PANELS.map(({ group }) => group))];

/**
 * Leads to the panels' pages; on the dashboard, to the places of those that it shows.
 * @param onFollow when the navigation lies over the page and has to go
 */
export function SideNav({ onFollow }: { onFollow?: () => void }) {
  const { router } = useHost();
  const { path, search, hash } = router.location;
  const entry = (name: string, apart = false) => {
    const jumps = path === '' && name !== '' && !apart;
    return {
      // The lists of the dashboard stay where they are.
      to: jumps ? `${search}#${name}` : name,
      ...(path === name && { 'aria-current': 'page' as const }),
      onClick: () => {
        onFollow?.();
        if (jumps && hash === `#${name}`) jumpTo(name);
      },
    };
  };
  return (
    <nav aria-label="Admin" className="admin-nav">
      <ul>
        <li>
          <AdminLink {...entry('')}>
            <LayoutDashboard size={18} aria-hidden="true" />
            Dashboard
          </AdminLink>
        </li>
        {GROUPS.map((group) => (
          <Fragment key={group}>
            <li className="admin-nav-group">{group}</li>
            {PANELS.filter((panel) => panel.group === group).map(
              ({ name, short, icon: Icon, apart }) => (
                <li key={name}>
                  <AdminLink {...entry(name, apart)}>
                    <Icon size={18} aria-hidden="true" />
                    {short}
                  </AdminLink>
                </li>
              ),
            )}
          </Fragment>
        ))}
      </ul>
    </nav>
  );
}
