import { type Blog, DEFAULT_AUTHOR_NAME, longDate } from '@deal-harbor/contracts';
import { ArrowLeft, CalendarDays, Clock, Eye, Share2, Star, Store, User } from 'lucide-react';
import { categoryText, readingText, viewsText } from '../blog/blog-words.ts';
import { sharePage } from './share-page.ts';

export function ArticleHeader({ blog }: { blog: Blog }) {
  return (
    <header>
      <a href="/blogs" className="btn btn-plain no-print -ml-3">
        <ArrowLeft size={18} aria-hidden="true" />
        Back to Blogs
      </a>
      <div className="mt-4 flex flex-wrap gap-2">
        <span className="badge badge-brand capitalize">{categoryText(blog.category)}</span>
        {blog.targetStore && (
          <span className="badge">
            <Store size={14} aria-hidden="true" />
            {blog.targetStore.name}
          </span>
        )}
        {blog.featured && (
          <span className="badge badge-ok">
            <Star size={14} aria-hidden="true" />
            Featured
          </span>
        )}
      </div>
      <h1 className="mt-4 text-3xl sm:text-[2.625rem]">{blog.title}</h1>
      {blog.excerpt && <p className="mt-4 text-lg text-muted">{blog.excerpt}</p>}
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-y py-3 text-muted text-sm">
        <Fact icon={CalendarDays}>Published {longDate(blog.publishedAt ?? blog.createdAt)}</Fact>
        <Fact icon={Clock}>{readingText(blog.readMinutes)}</Fact>
        <Fact icon={Eye}>{viewsText(blog.viewCount)}</Fact>
        <Fact icon={User}>By {blog.authorName || DEFAULT_AUTHOR_NAME}</Fact>
        <button
          type="button"
          className="btn btn-quiet needs-js no-print ml-auto"
          onClick={() => void sharePage(blog)}
        >
          <Share2 size={18} aria-hidden="true" />
          Share
        </button>
      </div>
      {blog.keywords.length > 0 && (
        <ul aria-label="Keywords" className="mt-4 flex flex-wrap gap-2">
          {[...new Set(blog.keywords)].map((keyword) => (
            <li key={keyword} className="tag">
              {keyword}
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}

interface FactProps {
  icon: typeof Eye;
  children: React.ReactNode;
}

function Fact({ icon: Icon, children }: FactProps) {
  return (
    <span className="flex items-center gap-1.5 tabular-nums">
      <Icon size={16} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}
