export interface ScreenRoute {
  path: string;
  h1: string;
  /** Types of the page's structured data. */
  types: string[];
  status?: 404;
  /** A button that only the browser makes; its page reads its data itself. */
  madeByScript?: string;
  /** Whether the page leads out to shops. */
  shops?: true;
  /** Where search engines shall look, if not at `path`; null for pages that they shall not list. */
  canonical?: string | null;
}

/** Every route of the site, by pages of the demo catalogue. */
export const ROUTES: readonly ScreenRoute[] = [
  { path: '/', h1: 'Top Coupons', types: ['Organization', 'WebSite'], shops: true },
  { path: '/stores', h1: 'All Stores', types: ['BreadcrumbList'], shops: true },
  { path: '/categories', h1: 'Browse Categories', types: ['BreadcrumbList'] },
  {
    path: '/category/home-garden',
    h1: 'Home & Garden',
    types: ['BreadcrumbList', 'ItemList'],
    shops: true,
  },
  {
    path: '/store/voltbarrow',
    h1: 'Voltbarrow',
    types: ['BreadcrumbList', 'ItemList'],
    shops: true,
  },
  { path: '/blogs', h1: 'Money Saving Tips', types: ['BreadcrumbList'] },
  { path: '/blog', h1: 'Money Saving Tips', types: ['BreadcrumbList'], canonical: '/blogs' },
  {
    path: '/blog/cairnstep-first-order-guide',
    h1: 'Your first order at Cairnstep: boots that fit, layers that last',
    types: ['BlogPosting', 'BreadcrumbList'],
  },
  {
    path: '/blog/back-to-school-list-that-holds',
    h1: 'Back to school: a list that holds until spring',
    types: ['BlogPosting', 'BreadcrumbList'],
    shops: true,
  },
  { path: '/amazon-deals', h1: 'Top Amazon Deals', types: ['BreadcrumbList'], shops: true },
  { path: '/amazon-disclosure', h1: 'Affiliate Disclosure', types: ['BreadcrumbList'] },
  { path: '/about', h1: 'About Deal Harbor', types: ['BreadcrumbList'] },
  { path: '/privacy', h1: 'Privacy Policy', types: ['BreadcrumbList'] },
  { path: '/terms', h1: 'Terms & Conditions', types: ['BreadcrumbList'] },
  { path: '/contact', h1: 'Contact Us', types: ['BreadcrumbList'] },
  {
    path: '/unsubscribe/0e2c9a34-5d1f-4b8e-9a76-3f1d2c4b5a69',
    h1: 'Leave the newsletter',
    types: [],
    canonical: null,
  },
  { path: '/unsubscribed', h1: 'You have left the newsletter', types: [], canonical: null },
  { path: '/admin', h1: 'Admin', types: [], canonical: null, madeByScript: 'Login' },
  { path: '/no/such/page', h1: '404 Page Not Found', types: [], status: 404, canonical: null },
  { path: '/store/nowhere', h1: 'Store Not Found', types: [], status: 404, canonical: null },
  { path: '/blog/nowhere', h1: 'Blog Post Not Found', types: [], status: 404, canonical: null },
  {
    path: '/category/nowhere',
    h1: 'Nowhere',
    types: ['BreadcrumbList'],
    status: 404,
    canonical: null,
  },
];
