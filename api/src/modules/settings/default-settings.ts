import {
  DEFAULT_PRIMARY_COLOR,
  DEFAULT_SECONDARY_COLOR,
  type SiteConfig,
} from '@deal-harbor/contracts';

/** What a new site starts with; the owner changes it in the settings. */
export function defaultSettings(siteUrl: string): Omit<SiteConfig, 'version'> {
  const { hostname } = new URL(siteUrl);
  const mailDomain = hostname.includes('.') ? hostname : 'dealharbor.example';
  return {
    siteName: 'Deal Harbor',
    description: 'Verified coupons, honest offers and money-saving tips from stores people love.',
    primaryColor: DEFAULT_PRIMARY_COLOR,
    secondaryColor: DEFAULT_SECONDARY_COLOR,
    contactEmail: `support@${mailDomain}`,
    footerText: 'Your trusted place for verified coupons and deals.',
    domain: hostname,
    placeholderCounts: true,
    heroStats: [
      { value: '50,000+', label: 'Active Deals' },
      { value: '2,500+', label: 'Partner Stores' },
      { value: '1M+', label: 'Happy Customers' },
    ],
  };
}
