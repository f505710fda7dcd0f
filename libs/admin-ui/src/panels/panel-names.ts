/** What panels are called in addresses: `/admin/offers`. Free of imports, for hosts that check a name alone. */
export const PANEL_NAMES = [
  'overview',
  'ai-store-generator',
  'google-ads',
  'ai-blog-generator',
  'blogs',
  'amazon-products',
  'stores',
  'categories',
  'offers',
  'coupons',
  'subscribers',
  'settings',
  'bin',
  'activity',
] as const;

export type PanelName = (typeof PANEL_NAMES)[number];
