export interface NavigationLink {
  to: string;
  label: string;
  /** Further paths on which the link is shown as the current one. */
  alsoOn?: RegExp;
}

export const HEADER_LINKS: readonly NavigationLink[] = [
  { to: '/', label: 'Home' },
  { to: '/stores', label: 'Stores', alsoOn: /^\/store\// },
  { to: '/categories', label: 'Categories', alsoOn: /^\/category\// },
  { to: '/blogs', label: 'Blogs', alsoOn: /^\/blog(\/|$)/ },
  { to: '/amazon-deals', label: 'Amazon Deals' },
];

export const FOOTER_LINKS: readonly NavigationLink[] = [
  { to: '/', label: 'Home' },
  { to: '/stores', label: 'Stores' },
  { to: '/categories', label: 'Categories' },
  { to: '/blogs', label: 'Blogs' },
  { to: '/amazon-deals', label: 'Amazon Deals' },
];

export const COMPANY_LINKS: readonly NavigationLink[] = [
  { to: '/about', label: 'About Us' },
  { to: '/contact', label: 'Contact' },
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms & Conditions' },
];

/** Shown in the footer as words; the owner's own categories have their pages elsewhere. */
export const FOOTER_CATEGORIES = [
  'Fashion',
  'Electronics',
  'Travel',
  'Beauty',
  'Home & Garden',
] as const;

export function isCurrent({ to, alsoOn }: NavigationLink, pathname: string): boolean {
  return pathname === to || (to !== '/' && pathname === `${to}/`) || !!alsoOn?.test(pathname);
}
