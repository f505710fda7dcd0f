export interface NavigationLink {
  to: string;
  label: string;
  /** Further routes on which the link is shown as the current one. */
  alsoOn?: readonly string[];
}

export const HEADER_LINKS: readonly NavigationLink[] = [
  { to: '/', label: 'Home' },
  { to: '/stores', label: 'Stores', alsoOn: ['/store/:slug'] },
  { to: '/categories', label: 'Categories', alsoOn: ['/category/:slug'] },
  { to: '/blogs', label: 'Blogs', alsoOn: ['/blog', '/blog/:slug'] },
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

/** @param pattern of the shown page's route */
export function isCurrent({ to, alsoOn = [] }: NavigationLink, pattern: string): boolean {
  return pattern === to || alsoOn.includes(pattern);
}
