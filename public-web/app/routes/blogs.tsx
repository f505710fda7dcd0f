import { type BlogListState, queries } from '@deal-harbor/api-client';
import { PageHead } from '../components/page-head.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { ArticleList } from '../features/blog/article-list.tsx';
import { blogListPath, readBlogListState } from '../features/blog/blog-list-state.ts';
import { FeaturedArticles } from '../features/blog/featured-articles.tsx';
import { useAbsoluteUrl } from '../lib/site.ts';
import { breadcrumbs } from '../lib/structured-data.ts';
import { definePage, type PageProps } from '../routing/page.ts';

export default definePage<BlogListState>({
  read: ({ search }) => readBlogListState(search),
  // Without its second parameter, which only links within the alias need.
  path: (state) => blogListPath(state),
  prefetch: (ask, state) => [ask(queries.featuredBlogs()), ask(queries.blogs(state))],
  View: BlogsPage,
});

function BlogsPage({ state }: PageProps<BlogListState>) {
  const absolute = useAbsoluteUrl();
  return (
    <div className="wrap py-10">
      <PageHead
        title="Money Saving Tips"
        description="Guides to stores, honest comparisons and habits that lower what you pay, written to be used today."
        path={state.search ? undefined : blogListPath(state)}
        structured={[breadcrumbs(absolute, ['Blogs', '/blogs'])]}
      />
      <PageTitle
        title="Money Saving Tips"
        lead="Guides to stores, honest comparisons and habits that lower what you pay."
      />
      <div className="grid grid-cols-1 gap-14">
        <FeaturedArticles />
        <ArticleList state={state} />
      </div>
    </div>
  );
}
