import { queries } from '@deal-harbor/api-client';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { ErrorView } from '../components/error-view.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { ArticleList } from '../features/blog/article-list.tsx';
import { blogListPath, readBlogListState } from '../features/blog/blog-list-state.ts';
import { FeaturedArticles } from '../features/blog/featured-articles.tsx';
import { prefetch } from '../lib/page-data.server.ts';
import { showAtOnce } from '../lib/page-data.ts';
import { useAbsoluteUrl } from '../lib/site.ts';
import { breadcrumbs } from '../lib/structured-data.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const state = readBlogListState(new URL(request.url).searchParams);
  return prefetch(context, (ask) => [ask(queries.featuredBlogs()), ask(queries.blogs(state))]);
}

export const clientLoader = showAtOnce;

export default function BlogsRoute() {
  const state = readBlogListState(useSearchParams()[0]);
  const absolute = useAbsoluteUrl();
  return (
    <div className="wrap py-10">
      <PageHead
        title="Money Saving Tips"
        description="Guides to stores, honest comparisons and habits that lower what you pay, written to be used today."
        path={blogListPath(state)}
        hidden={state.search !== ''}
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

export const ErrorBoundary = ErrorView;
