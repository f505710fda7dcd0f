import { type BlogSummary, shortDate } from '@deal-harbor/contracts';
import { Eye, Star } from 'lucide-react';
import { shownBlogViews } from './product-figures.ts';
import { usePlaceholders } from './use-placeholders.ts';

export function ReviewCard({ blog }: { blog: BlogSummary }) {
  const views = shownBlogViews(blog, usePlaceholders());
  return (
    <article className="card card-lift flex h-full flex-col gap-3 p-5">
      <div className="flex flex-wrap items-center gap-2">
        <span className="badge badge-brand">Amazon Review</span>
        {blog.featured && (
          <span className="badge badge-ok">
            <Star size={14} aria-hidden="true" />
            Featured
          </span>
        )}
      </div>
      <h3 className="text-lg leading-snug">{blog.title}</h3>
      <p className="line-clamp-3 text-[0.9375rem] text-muted leading-normal">
        {blog.excerpt || blog.contentPreview}
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 pt-1 text-muted text-sm tabular-nums">
        <span>{shortDate(blog.publishedAt ?? blog.createdAt)}</span>
        {views !== null && (
          <span className="flex items-center gap-1.5">
            <Eye size={16} aria-hidden="true" />
            {views.toLocaleString('en-US')} views
          </span>
        )}
      </div>
      <a
        href={`/blog/${blog.slug}`}
        aria-label={`Read Full Review: ${blog.title}`}
        className="btn btn-soft"
      >
        Read Full Review
      </a>
    </article>
  );
}
