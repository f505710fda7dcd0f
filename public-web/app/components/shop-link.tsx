import { AFFILIATE_REL } from '@deal-harbor/contracts';

interface ShopLinkProps {
  href: string;
  /** Whose site opens; said to those who cannot see the icon. */
  storeName: string;
  className?: string;
  children: React.ReactNode;
  onClick?: () => void;
}

/** Every way out to a shop: marked as an affiliate link, in a new tab, and saying so before the click. */
export function ShopLink({ href, storeName, className, children, onClick }: ShopLinkProps) {
  return (
    <a href={href} target="_blank" rel={AFFILIATE_REL} className={className} onClick={onClick}>
      {children}
      <i className="icon icon-out" aria-hidden="true" />
      <span className="sr-only"> (opens {storeName} in a new tab)</span>
    </a>
  );
}
