import type {
  AffiliateLink,
  BlogCategory,
  BlogStatus,
  CouponDiscountType,
  DateText,
  OfferDiscountType,
  ProductCategory,
} from '@deal-harbor/contracts';

/**
 * The demo catalogue as plain data. Ages are whole days before the day that the catalogue is made
 * for, at least 1; pictures are whole SVG documents; rows refer to each other by slug and name.
 */
export interface DemoCatalogue {
  /** In order of importance. */
  categories: DemoCategory[];
  stores: DemoStore[];
  coupons: DemoCoupon[];
  offers: DemoOffer[];
  posts: DemoPost[];
  products: DemoProduct[];
}

export interface DemoCategory {
  name: string;
  slug: string;
}

export interface DemoStore {
  name: string;
  slug: string;
  description: string;
  website: string;
  /** The category's name. */
  category: string;
  /** Always 0: the live count is shown. */
  dealCount: number;
  /** 256 by 256 units. */
  logoSvg: string;
  clicks: number;
  createdDaysAgo: number;
}

export interface DemoCoupon {
  storeSlug: string;
  title: string;
  description: string;
  code: string | null;
  discountType: CouponDiscountType;
  discountValue: string;
  /** From the day itself on; negative when it has ended. */
  expiresInDays: number | null;
  expiryDate: DateText | null;
  verified: boolean;
  featured: boolean;
  clicks: number;
  createdDaysAgo: number;
}

export interface DemoOffer {
  storeSlug: string;
  categoryName: string | null;
  title: string;
  description: string;
  code: string | null;
  affiliateLink: string;
  discountType: OfferDiscountType;
  discountValue: string;
  expiryDate: DateText | null;
  active: boolean;
  /** 0 upwards within one store, without a gap. */
  sortOrder: number;
  clicks: number;
  createdDaysAgo: number;
}

export interface DemoPost {
  title: string;
  slug: string;
  excerpt: string;
  /** 160 characters at most, as search engines show them. */
  seoDescription: string;
  category: BlogCategory;
  status: BlogStatus;
  featured: boolean;
  keywords: string[];
  targetStoreSlug: string | null;
  authorName: string;
  viewCount: number;
  /** null on a draft. */
  publishedDaysAgo: number | null;
  createdDaysAgo: number;
  /** HTML of headings, paragraphs, lists, tables and links within the site. */
  content: string;
  affiliateLinks: AffiliateLink[];
}

export interface DemoProduct {
  name: string;
  description: string;
  affiliateLink: string;
  originalPrice: number | null;
  salePrice: number | null;
  /** Whole percent. */
  discount: number | null;
  rating: number | null;
  reviewCount: number | null;
  category: ProductCategory;
  /** Comma-separated text. */
  keywords: string;
  featured: boolean;
  createdDaysAgo: number;
  /** 800 by 600 units. */
  pictureSvg: string;
}
