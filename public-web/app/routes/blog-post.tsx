import { useBlog } from '@deal-harbor/api-client';
import type { Blog } from '@deal-harbor/contracts';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { PageHead } from '../components/page-head.tsx';
import { Article } from '../features/article/article.tsx';
import { ArticleSkeleton } from '../features/article/article-skeleton.tsx';
import { BlogNotFound } from '../features/article/blog-not-found.tsx';
import { blogDescription, blogPosting } from '../features/article/blog-posting.ts';
import { sanitisedBlog } from '../features/article/sanitised-blog.server.ts';
import { prefetchOne } from '../lib/page-data.server.ts';
import { showAtOnce } from '../lib/page-data.ts';
import { useAbsoluteUrl, useConfig } from '../lib/site.ts';
import { siteContext } from '../lib/site-context.server.ts';
import { breadcrumbs } from '../lib/structured-data.ts';

export function loader({ context, params }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(siteContext);
  return prefetchOne(context, sanitisedBlog(params.slug as string, siteUrl));
}

export const clientLoader = showAtOnce;

export default function BlogPostRoute() {
  const slug = useParams().slug as string;
  const { data: blog, isPending } = useBlog(slug);
  if (!isPending && !blog) return <BlogNotFound />;
  return (
    <div className="wrap py-8">
      {blog ? (
        <>
          <BlogHead blog={blog} />
          <Article blog={blog} />
        </>
      ) : (
        <>
          <PageHead title="Article" description="An article is loading." path={`/blog/${slug}`} />
          <ArticleSkeleton />
        </>
      )}
    </div>
  );
}

function BlogHead({ blog }: { blog: Blog }) {
  const config = useConfig();
  const absolute = useAbsoluteUrl();
  const path = `/blog/${blog.slug}`;
  return (
    <PageHead
      title={blog.title}
      description={blogDescription(blog)}
      path={path}
      type="article"
      structured={[
        blogPosting(blog, config, absolute),
        breadcrumbs(absolute, ['Blogs', '/blogs'], [blog.title, path]),
      ]}
    />
  );
}

export const ErrorBoundary = BlogNotFound;
