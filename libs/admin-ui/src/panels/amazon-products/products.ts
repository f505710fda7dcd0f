import {
  DEFAULT_PRODUCT_CATEGORY,
  OWNERS_ORDERS,
  PRODUCT_CATEGORIES,
  type Product,
  type ProductCategory,
  titleFromSlug,
} from '@deal-harbor/contracts';
import { textOrNull } from '../../form/rules.ts';
import { isFlag, oneOf } from '../../list/list-state.ts';
import type { ListedKind } from '../../list/use-delete.ts';

export interface ProductValues {
  name: string;
  description: string;
  affiliateLink: string;
  /** An address, a path under /media, or a data URL; empty for none. */
  imageUrl: string;
  originalPrice: number | null;
  salePrice: number | null;
  discount: number | null;
  rating: number | null;
  reviewCount: number | null;
  category: ProductCategory;
  /** Comma-separated. */
  keywords: string;
  featured: boolean;
}

export const PRODUCTS_LIST = {
  orders: OWNERS_ORDERS.products,
  filters: { category: oneOf(PRODUCT_CATEGORIES), featured: isFlag },
};

export const CATEGORY_OPTIONS = PRODUCT_CATEGORIES.map((value) => ({
  value,
  label: titleFromSlug(value),
}));

const categoryName = (value: unknown): string => titleFromSlug(String(value));

export const productKind: ListedKind<Product, ProductValues> = {
  noun: { one: 'product', many: 'products' },
  path: '/api/amazon-products',
  touches: ['/api/amazon-products'],
  fields: [
    { name: 'name', label: 'Name' },
    { name: 'description', label: 'Description' },
    { name: 'affiliateLink', label: 'Affiliate link' },
    { name: 'imageUrl', label: 'Picture' },
    { name: 'originalPrice', label: 'Original price' },
    { name: 'salePrice', label: 'Sale price' },
    { name: 'discount', label: 'Discount' },
    { name: 'rating', label: 'Rating' },
    { name: 'reviewCount', label: 'Review count' },
    { name: 'category', label: 'Category', show: categoryName },
    { name: 'keywords', label: 'Keywords' },
    { name: 'featured', label: 'Featured' },
  ],
  blank: {
    name: '',
    description: '',
    affiliateLink: '',
    imageUrl: '',
    originalPrice: null,
    salePrice: null,
    discount: null,
    rating: null,
    reviewCount: null,
    category: DEFAULT_PRODUCT_CATEGORY,
    keywords: '',
    featured: false,
  },
  toValues: (product) => ({
    name: product.name,
    description: product.description,
    affiliateLink: product.affiliateLink,
    imageUrl: product.imageUrl ?? '',
    originalPrice: product.originalPrice,
    salePrice: product.salePrice,
    discount: product.discount,
    rating: product.rating,
    reviewCount: product.reviewCount,
    category: product.category,
    keywords: product.keywords ?? '',
    featured: product.featured,
  }),
  toBody: ({ name, description, affiliateLink, imageUrl, keywords, ...rest }) => ({
    ...rest,
    name: name.trim(),
    description: description.trim(),
    affiliateLink: affiliateLink.trim(),
    imageUrl: textOrNull(imageUrl),
    keywords: textOrNull(keywords),
  }),
  fate: 'binned',
  toasts: {
    created: 'Amazon product added successfully!',
    updated: 'Product updated successfully!',
    createFailed: 'Error',
    updateFailed: 'Error',
    deleted: 'Product deleted successfully!',
    deleteFailed: 'Error',
  },
};
