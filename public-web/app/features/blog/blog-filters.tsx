import type { BlogListState } from '@deal-harbor/api-client';
import { ALL, BLOG_CATEGORIES, LIMITS, titleFromSlug } from '@deal-harbor/contracts';
import { Search, X } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { blogListPath } from './blog-list-state.ts';

/** A plain GET form; with JavaScript it answers as one types. */
export function BlogFilters({ state }: { state: BlogListState }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const choose = (change: Partial<BlogListState>) =>
    navigate(blogListPath({ ...state, page: 1, ...change }, pathname), {
      preventScrollReset: true,
      // A search is one step back, not one a letter.
      replace: 'search' in change,
    });
  const typed = useTypedSearch(state.search, (search) => choose({ search }));

  function send(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    typed.send();
  }

  return (
    <search className="no-print">
      <form action="/blogs#articles" method="get" onSubmit={send} className="flex flex-wrap gap-3">
        <div className="relative min-w-0 flex-1 basis-64">
          <label htmlFor="blog-search" className="sr-only">
            Search articles
          </label>
          <Search
            size={18}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted"
          />
          <input
            id="blog-search"
            type="search"
            name="search"
            placeholder="Search articles"
            autoComplete="off"
            maxLength={LIMITS.search}
            value={typed.text}
            onChange={(event) => typed.type(event.target.value)}
            className="field pl-10"
          />
        </div>
        <label className="min-w-0 basis-full sm:basis-52">
          <span className="sr-only">Category</span>
          <select
            key={state.category}
            name="category"
            defaultValue={state.category}
            className="field select"
            onChange={(event) => choose({ category: event.target.value })}
          >
            <option value={ALL}>All Categories</option>
            {BLOG_CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {titleFromSlug(category)}
              </option>
            ))}
          </select>
        </label>
        <noscript>
          <button type="submit" className="btn btn-brand">
            Search
          </button>
        </noscript>
        <a href="/blogs" data-keep-scroll onClick={typed.clear} className="btn btn-quiet">
          <X size={18} aria-hidden="true" />
          Clear Filters
        </a>
      </form>
    </search>
  );
}
