import { type BlogListState, useBlogs } from '@deal-harbor/api-client';
import { PAGE_SIZES } from '@deal-harbor/contracts';
import { CloudOff, SearchX } from 'lucide-react';
import { EmptyState } from '../../components/empty-state.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { Section } from '../../components/section.tsx';
import { BlogCard } from './blog-card.tsx';
import { BlogFilters } from './blog-filters.tsx';
import { blogListPath } from './blog-list-state.ts';
import { BlogSkeletons } from './blog-skeletons.tsx';

const SKELETONS = 6;
const count = (total: number) => (total === 1 ? '1 article' : `${total} articles`);

export function ArticleList({ state }: { state: BlogListState }) {
  const { data, isPending, isError, isPlaceholderData } = useBlogs(state);
  const blogs = data?.items ?? [];
  return (
    <Section
      id="articles"
      title="All Articles"
      aside={
        <p role="status" className="text-muted tabular-nums">
          {data && count(data.total)}
        </p>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        <BlogFilters state={state} />
        {(isPending || blogs.length > 0) && (
          <ul
            className={`card-grid transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}
            aria-busy={isPending || isPlaceholderData}
          >
            {isPending && <BlogSkeletons count={SKELETONS} />}
            {blogs.map((blog) => (
              <li key={blog.id}>
                <BlogCard blog={blog} />
              </li>
            ))}
          </ul>
        )}
        {isError && (
          <EmptyState icon={CloudOff} title="Something Went Wrong" text="Please try again later." />
        )}
        {data && blogs.length === 0 && (
          <EmptyState icon={SearchX} title="No blogs found. Try adjusting your filters." />
        )}
      </div>
      <Pagination
        page={state.page}
        total={data?.total ?? 0}
        pageSize={PAGE_SIZES.blogs}
        hrefOf={(page) => `${blogListPath({ ...state, page })}#articles`}
        label="Pages of articles"
      />
    </Section>
  );
}
