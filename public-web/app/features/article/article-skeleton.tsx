const LINES = ['w-full', 'w-11/12', 'w-10/12', 'w-4/5', 'w-9/12', 'w-2/3'];

/** An article's shape while it is on its way. */
export function ArticleSkeleton() {
  return (
    <div className="mx-auto grid max-w-2xl gap-5" aria-busy="true" data-skeleton>
      <h1 className="sr-only">Loading article</h1>
      <div className="skeleton h-6 w-28" />
      <div className="flex gap-2">
        <div className="skeleton h-6 w-24 rounded-full" />
        <div className="skeleton h-6 w-32 rounded-full" />
      </div>
      <div className="skeleton h-11 w-11/12" />
      <div className="skeleton h-11 w-2/3" />
      <div className="skeleton h-16 w-full" />
      {LINES.map((width) => (
        <div key={width} className={`skeleton h-5 ${width}`} />
      ))}
    </div>
  );
}
