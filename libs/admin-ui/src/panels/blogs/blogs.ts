import {
  type AffiliateLink,
  BLOG_CATEGORIES,
  BLOG_STATUSES,
  type Blog,
  type BlogCategory,
  type BlogStatus,
  DEFAULT_AUTHOR_NAME,
  OWNERS_ORDERS,
  titleFromSlug,
  withoutForbidden,
} from '@deal-harbor/contracts';
import { textOrNull } from '../../form/rules.ts';
import { isFlag, oneOf } from '../../list/list-state.ts';
import type { ListedKind } from '../../list/use-delete.ts';

export interface BlogValues {
  title: string;
  slug: string;
  category: BlogCategory;
  status: BlogStatus;
  featured: boolean;
  authorName: string;
  excerpt: string;
  seoDescription: string;
  keywords: string[];
  targetStore: { slug: string | null };
  affiliateLinks: Required<AffiliateLink>[];
  /** HTML */
  content: string;
}

export const BLOGS_LIST = {
  orders: OWNERS_ORDERS.blogs,
  filters: {
    status: oneOf(BLOG_STATUSES),
    category: oneOf(BLOG_CATEGORIES),
    featured: isFlag,
  },
};

/** 'store-guide' as it is read: 'Store Guide'. */
export const inTitleCase = (word: BlogCategory | BlogStatus): string => titleFromSlug(word);

const options = <W extends BlogCategory | BlogStatus>(words: readonly W[]) =>
  words.map((value) => ({ value, label: inTitleCase(value) }));

export const CATEGORY_OPTIONS = options(BLOG_CATEGORIES);
export const STATUS_OPTIONS = options(BLOG_STATUSES);

/** Posts count among what a store's deletion touches. */
export const BLOGS_TOUCH = ['/api/blogs', '/api/stores'];

export const publicPath = (slug: string): string => `/blog/${slug}`;

const cleaned = (text: string) => withoutForbidden(text).trim();
const cleanedOrNull = (text: string) => textOrNull(withoutForbidden(text));

function linksInWords(value: unknown): string {
  const links = value as BlogValues['affiliateLinks'];
  return links.map(({ text, url }) => (url ? `${text} (${url})` : text)).join('; ') || '(none)';
}

export const blogKind: ListedKind<Blog, BlogValues> = {
  noun: { one: 'post', many: 'posts' },
  path: '/api/blogs',
  touches: BLOGS_TOUCH,
  fields: [
    { name: 'title', label: 'Title' },
    { name: 'slug', label: 'Slug' },
    { name: 'category', label: 'Category' },
    { name: 'status', label: 'Status' },
    { name: 'featured', label: 'Featured' },
    { name: 'authorName', label: 'Author' },
    { name: 'excerpt', label: 'Excerpt' },
    { name: 'seoDescription', label: 'SEO description' },
    { name: 'keywords', label: 'Keywords' },
    {
      name: 'targetStore',
      label: 'Target store',
      show: (value) => (value as BlogValues['targetStore']).slug ?? '(none)',
    },
    { name: 'affiliateLinks', label: 'Affiliate links', show: linksInWords },
    { name: 'content', label: 'Article' },
  ],
  blank: {
    title: '',
    slug: '',
    category: BLOG_CATEGORIES[0],
    status: 'draft',
    featured: false,
    authorName: DEFAULT_AUTHOR_NAME,
    excerpt: '',
    seoDescription: '',
    keywords: [],
    targetStore: { slug: null },
    affiliateLinks: [],
    content: '',
  },
  toValues: (blog) => ({
    title: blog.title,
    slug: blog.slug,
    category: blog.category,
    status: blog.status,
    featured: blog.featured,
    authorName: blog.authorName,
    excerpt: blog.excerpt ?? '',
    seoDescription: blog.seoDescription ?? '',
    keywords: blog.keywords,
    targetStore: { slug: blog.targetStore?.slug ?? null },
    affiliateLinks: blog.affiliateLinks.map(({ text, context = '', url = '' }) => ({
      text,
      context,
      url,
    })),
    content: blog.content,
  }),
  toBody: ({ targetStore, affiliateLinks, ...values }) => ({
    ...values,
    title: cleaned(values.title),
    authorName: cleaned(values.authorName) || DEFAULT_AUTHOR_NAME,
    excerpt: cleanedOrNull(values.excerpt),
    seoDescription: cleanedOrNull(values.seoDescription),
    keywords: values.keywords.map(cleaned).filter(Boolean),
    targetStore: targetStore.slug ? { slug: targetStore.slug } : null,
    affiliateLinks: affiliateLinks.map(({ text, context, url }) => ({
      text: cleaned(text),
      context: cleanedOrNull(context),
      url: textOrNull(url),
    })),
  }),
  fate: 'binned',
  toasts: {
    created: 'Blog Created',
    updated: 'Blog Updated',
    createFailed: 'Create Failed',
    updateFailed: 'Update Failed',
    deleted: 'Blog Deleted',
    deleteFailed: 'Delete Failed',
  },
};
