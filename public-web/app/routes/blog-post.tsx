import { queries, useBlog } from '@deal-harbor/api-client';
import type { Blog } from '@deal-harbor/contracts';
import { PageHead } from '../components/page-head.tsx';
import { Article } from '../features/article/article.tsx';
import { ArticleSkeleton } from '../features/article/article-skeleton.tsx';
import { BlogNotFound } from '../features/article/blog-not-found.tsx';
import { blogDescription, blogPosting } from '../features/article/blog-posting.ts';
import { useAbsoluteUrl, useConfig } from '../lib/site.ts';
import { breadcrumbs } from '../lib/structured-data.ts';
import { definePage, type PageProps } from '../routing/page.ts';

interface BlogPostState {
  slug: string;
}

const blogPath = ({ slug }: BlogPostState) => `/blog/${encodeURIComponent(slug)}`;

export default definePage<BlogPostState>({
  read: ({ slug }) => ({ slug }),
  path: blogPath,
  prefetch: (ask, { slug }) => [ask(queries.blog(slug))],
  found: async (ask, { slug }) => (await ask(queries.blog(slug))) !== null,
  View: BlogPostPage,
  Failed: BlogNotFound,
});

function BlogPostPage({ state }: PageProps<BlogPostState>) {
  const { data: blog, isPending } = useBlog(state.slug);
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
          <PageHead title="Article" description="An article is loading." path={blogPath(state)} />
          <ArticleSkeleton />
        </>
      )}
    </div>
  );
}

function BlogHead({ blog }: { blog: Blog }) {
  const config = useConfig();
  const absolute = useAbsoluteUrl();
  const path = blogPath(blog);
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
