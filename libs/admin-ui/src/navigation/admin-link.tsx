import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useHost } from '../host.ts';

interface AdminLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Below the admin's root, such as `offers?page=2`. */
  to: string;
}

const plain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link within the admin, which the host's router follows. */
export function AdminLink({ to, onClick, children, ...rest }: AdminLinkProps) {
  const { router } = useHost();
  return (
    <a
      {...rest}
      href={router.href(to)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !plain(event)) return;
        event.preventDefault();
        router.navigate(to);
      }}
    >
      {children}
    </a>
  );
}
