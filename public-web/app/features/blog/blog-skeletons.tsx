import { SkeletonItems } from '../../components/skeleton-items.tsx';

export function BlogSkeletons({ count }: { count: number }) {
  return (
    <SkeletonItems count={count}>
      <div className="card flex h-full flex-col gap-3 p-5">
        <div className="skeleton h-6 w-28 rounded-full" />
        <div className="skeleton h-12" />
        <div className="skeleton h-[4.2rem]" />
        <div className="skeleton h-6 w-2/3" />
        <div className="skeleton mt-auto h-6 w-1/2" />
        <div className="skeleton h-11" />
      </div>
    </SkeletonItems>
  );
}
