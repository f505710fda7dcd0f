import type { ApiReader, Blog } from '@deal-harbor/contracts';
import { articleHtmlRules } from '@deal-harbor/contracts';
import sanitizeHtml from 'sanitize-html';

const POST = /^\/api\/blogs\/[^/?]+$/;

/** Reads with the HTML of posts sanitised once more, so that not even a page's data carry what a row may hold. */
export function sanitisedReader(read: ApiReader, siteUrl: string): ApiReader {
  return async (path) => {
    const answer = await read(path);
    if (answer.status !== 200 || !POST.test(path)) return answer;
    const blog = answer.body as Blog;
    const content = sanitizeHtml(blog.content, articleHtmlRules(siteUrl));
    return { ...answer, body: { ...blog, content } };
  };
}
