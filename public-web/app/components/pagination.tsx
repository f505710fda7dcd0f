import { ChevronLeft, ChevronRight } from 'lucide-react';

interface PaginationProps {
  /** From 1. */
  page: number;
  /** Rows in the whole list. */
  total: number;
  pageSize: number;
  hrefOf: (page: number) => string;
  /** Names the navigation, such as 'Pages of stores'. */
  label: string;
}

/** First, last and the neighbours of the current page; a gap is the page after it, negative. */
export function shownPages(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((n, i) => (i > 0 && n - (sorted[i - 1] as number) > 1 ? [-n, n] : [n]));
}

export function Pagination(props: PaginationProps) {
  const { page, total, pageSize, hrefOf, label } = props;
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  const step = (to: number, rel: string, icon: React.ReactNode, name: string) =>
    to >= 1 &&
    to <= pages && (
      <a href={hrefOf(to)} rel={rel} className="btn btn-quiet">
        {rel === 'prev' && icon}
        <span className="sr-only sm:not-sr-only">{name}</span>
        {rel === 'next' && icon}
      </a>
    );
  return (
    <nav aria-label={label} className="no-print mt-10 flex flex-wrap justify-center gap-2">
      {step(page - 1, 'prev', <ChevronLeft size={18} aria-hidden="true" />, 'Previous')}
      {shownPages(page, pages).map((n) =>
        n < 0 ? (
          <span
            key={n}
            className="grid min-w-8 place-items-center text-muted before:content-['…']"
          />
        ) : (
          <a
            key={n}
            href={hrefOf(n)}
            aria-label={`Page ${n}`}
            aria-current={n === page ? 'page' : undefined}
            className={`btn min-w-11 tabular-nums ${n === page ? 'btn-brand' : 'btn-quiet'}`}
          >
            {n}
          </a>
        ),
      )}
      {step(page + 1, 'next', <ChevronRight size={18} aria-hidden="true" />, 'Next')}
    </nav>
  );
}
