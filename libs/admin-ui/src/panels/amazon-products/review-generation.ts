import {
  type Blog,
  dayOf,
  type GenerateAmazonBlogRequest,
  type Product,
  placeholderViewCount,
} from '@deal-harbor/contracts';
import type { GenerationKind } from '../../generation/use-generation.ts';
import { BLOGS_TOUCH } from '../blogs/blogs.ts';

/** @param invented whether the owner lets the site show numbers that nobody has counted */
export function reviewGeneration(invented: boolean): GenerationKind<Blog> {
  return {
    path: '/api/ai/generate-amazon-blog',
    touches: BLOGS_TOUCH,
    place: 'Blog Management',
    success: ({ id, title }) => ({
      title: 'Blog Generated Successfully! 🎉',
      description: invented ? `${title} (${placeholderViews(id)} views)` : title,
    }),
    failure: { title: 'Generation Failed', unknown: 'Failed to generate blog content' },
  };
}

const placeholderViews = (id: number): string =>
  placeholderViewCount('blog', id, dayOf(new Date())).toLocaleString('en-US');

export const requestOf = ({ name, description, keywords }: Product): GenerateAmazonBlogRequest => ({
  productName: name,
  productDescription: description,
  keywords,
  category: 'amazon-deals',
});
