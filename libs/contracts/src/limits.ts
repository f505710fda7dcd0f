/** Lengths (characters) and sizes (bytes) that the API checks, the database repeats and the forms announce. */
export const LIMITS = {
  name: 120,
  slug: 140,
  title: 200,
  shortText: 300,
  heroValue: 20,
  heroLabel: 40,
  domain: 253,
  description: 4_000,
  code: 64,
  discountValue: 40,
  url: 2_048,
  email: 254,
  content: 60_000,
  excerpt: 500,
  keyword: 60,
  keywords: 30,
  keywordsText: 1_000,
  affiliateLinks: 30,
  search: 100,
  password: 200,
  signInCode: 40,
  price: 10_000_000,
  reviewCount: 1_000_000_000,
  dealCount: 1_000_000,
  reorder: 5_000,
  aiKey: 512,
  aiModel: 200,
  logoBytes: 1_048_576,
  /** A data URL of `logoBytes`, in Base64 and with its head. */
  logoDataUrl: 1_400_000,
  jsonBody: 65_536,
  jsonBodyWithPicture: 1_572_864,
} as const;

export const MIN_PASSWORD_LENGTH = 8;

/** How many figures the home page's banner shows. */
export const HERO_STATS = 3;

export const DOMAIN_PATTERN = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i;
