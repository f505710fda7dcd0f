import type { OutlineEntry } from './article-outline.ts';

interface ArticleContentsProps {
  entries: readonly OutlineEntry[];
  className: string;
}

export function ArticleContents({ entries, className }: ArticleContentsProps) {
  return (
    <nav aria-labelledby="contents-title" className={`no-print card p-5 ${className}`}>
      <h2 id="contents-title" className="text-base tracking-normal">
        In this article
      </h2>
      <ol className="mt-2">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-1 text-muted leading-snug hover:text-ink"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
