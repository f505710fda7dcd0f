import {
  DEFAULT_PRIMARY_COLOR,
  DEFAULT_SECONDARY_COLOR,
  type SiteConfig,
} from '@deal-harbor/contracts';

/** Stands in until the settings are known, and while they cannot be read. */
export const DEFAULT_SITE_CONFIG: SiteConfig = {
  siteName: 'Deal Harbor',
  description: 'Verified coupons, honest offers and money-saving tips from stores people love.',
  primaryColor: DEFAULT_PRIMARY_COLOR,
  secondaryColor: DEFAULT_SECONDARY_COLOR,
  contactEmail: 'support@dealharbor.example',
  footerText: 'Your trusted place for verified coupons and deals.',
  domain: 'dealharbor.example',
  placeholderCounts: false,
  heroStats: [
    { value: '50,000+', label: 'Active Deals' },
    { value: '2,500+', label: 'Partner Stores' },
    { value: '1M+', label: 'Happy Customers' },
  ],
  version: 0,
};
