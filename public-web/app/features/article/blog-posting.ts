import { type Blog, DEFAULT_AUTHOR_NAME, type SiteConfig } from '@deal-harbor/contracts';
import { categoryText } from '../blog/blog-words.ts';

/** What stands for a post in search results and link previews. */
export function blogDescription(blog: Blog): string {
  return blog.seoDescription || blog.excerpt || blog.contentPreview;
}

/** The post as a Schema.org object, without its @context. `absolute` makes a path of ours an address. */
export function blogPosting(
  blog: Blog,
  { siteName }: SiteConfig,
  absolute: (path: string) => string,
) {
  const publisher = { '@type': 'Organization', name: siteName, url: absolute('/') };
  const named = blog.authorName && blog.authorName !== DEFAULT_AUTHOR_NAME;
  return {
    '@type': 'BlogPosting',
    headline: blog.title,
    description: blogDescription(blog),
    datePublished: blog.publishedAt ?? blog.createdAt,
    dateModified: blog.updatedAt,
    author: named ? { '@type': 'Person', name: blog.authorName } : publisher,
    publisher,
    articleSection: categoryText(blog.category),
    keywords: blog.keywords.join(', '),
    mainEntityOfPage: absolute(`/blog/${blog.slug}`),
  };
}
