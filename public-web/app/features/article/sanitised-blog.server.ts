import { queries, type ReadContext, readOne } from '@deal-harbor/api-client';
import { articleHtmlRules, type Blog } from '@deal-harbor/contracts';
import sanitizeHtml from 'sanitize-html';

/** The post's query with its HTML sanitised once more, so that not even the page's data carry what a row may hold. */
export function sanitisedBlog(slug: string, siteUrl: string) {
  return {
    ...queries.blog(slug),
    queryFn: async (context: ReadContext): Promise<Blog | null> => {
      const blog = await readOne<Blog>(context);
      return blog && { ...blog, content: sanitizeHtml(blog.content, articleHtmlRules(siteUrl)) };
    },
  };
}
