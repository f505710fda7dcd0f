import { type BlogSummary, KEYWORDS_PER_CARD, shortDate } from '@deal-harbor/contracts';
import { Clock, Eye, Store } from 'lucide-react';
import { categoryText, readingText, viewsText } from './blog-words.ts';

export function BlogCard({ blog }: { blog: BlogSummary }) {
  const keywords = [...new Set(blog.keywords)].slice(0, KEYWORDS_PER_CARD);
  return (
    <article className="card card-lift flex h-full flex-col gap-3 p-5">
      <div className="flex flex-wrap gap-2">
        <span className="badge badge-brand capitalize">{categoryText(blog.category)}</span>
        {blog.targetStore && (
          <span className="badge">
            <Store size={14} aria-hidden="true" />
            {blog.targetStore.name}
          </span>
        )}
      </div>
      <h3 className="text-lg leading-snug">{blog.title}</h3>
      <p className="line-clamp-3 text-[0.9375rem] text-muted leading-normal">
        {blog.excerpt || blog.contentPreview}
      </p>
      {keywords.length > 0 && (
        <ul aria-label="Keywords" className="flex flex-wrap gap-1.5">
          {keywords.map((keyword) => (
            <li key={keyword} className="tag">
              {keyword}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-x-4 pt-1 text-muted text-sm tabular-nums">
        <span>{shortDate(blog.publishedAt ?? blog.createdAt)}</span>
        <span className="flex items-center gap-1.5">
          <Clock size={16} aria-hidden="true" />
          {readingText(blog.readMinutes)}
        </span>
        <span className="flex items-center gap-1.5">
          <Eye size={16} aria-hidden="true" />
          {viewsText(blog.viewCount)}
        </span>
      </div>
      <a
        href={`/blog/${blog.slug}`}
        aria-label={`Read Article: ${blog.title}`}
        className="btn btn-soft"
      >
        Read Article
      </a>
    </article>
  );
}
