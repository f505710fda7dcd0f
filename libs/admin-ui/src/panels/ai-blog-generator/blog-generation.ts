import type { Blog, BlogCategory, GenerateBlogRequest } from '@deal-harbor/contracts';
import type { ToastMessage } from '@deal-harbor/toaster';
import type { GenerationKind } from '../../generation/use-generation.ts';
import { BLOGS_TOUCH, CATEGORY_OPTIONS } from '../blogs/blogs.ts';

export interface BlogRequestValues {
  topic: string;
  category: BlogCategory | null;
  /** A slug; null for none. */
  storeName: string | null;
  /** Comma-separated. */
  keywords: string;
  includeAffiliate: boolean;
}

export const BLANK: BlogRequestValues = {
  topic: '',
  category: null,
  storeName: null,
  keywords: '',
  includeAffiliate: true,
};

export const MISSING: ToastMessage = {
  title: 'Missing Information',
  description: 'Please provide both topic and category',
  variant: 'destructive',
};

/** Reviews of products are written from the products themselves. */
export const TOPIC_CATEGORIES = CATEGORY_OPTIONS.filter(({ value }) => value !== 'amazon-deals');

export const blogGeneration: GenerationKind<Blog> = {
  path: '/api/ai/generate-blog',
  touches: BLOGS_TOUCH,
  place: 'Blog Management',
  success: ({ title }) => ({ title: 'Blog Generated Successfully! 🎉', description: title }),
  failure: { title: 'Generation Failed', unknown: 'Failed to generate blog content' },
};

/** The keywords of a comma-separated text, without blanks and empties. */
export const keywordsIn = (text: string): string[] =>
  text
    .split(',')
    .map((keyword) => keyword.trim())
    .filter(Boolean);

/** null when topic or category are missing. */
export function requestOf(values: BlogRequestValues): GenerateBlogRequest | null {
  const { category, storeName, includeAffiliate } = values;
  const topic = values.topic.trim();
  const targetKeywords = keywordsIn(values.keywords);
  if (!topic || !category) return null;
  return {
    topic,
    category,
    includeAffiliate,
    ...(storeName && { storeName }),
    ...(targetKeywords.length > 0 && { targetKeywords }),
  };
}
