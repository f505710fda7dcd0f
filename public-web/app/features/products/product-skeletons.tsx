import { SkeletonItems } from '../../components/skeleton-items.tsx';

export function ProductSkeletons({ count }: { count: number }) {
  return (
    <SkeletonItems count={count}>
      <div className="card flex flex-col">
        <div className="skeleton aspect-4/3 rounded-b-none" />
        <div className="grid gap-3 p-5">
          <div className="skeleton h-7 w-4/5" />
          <div className="skeleton h-5 w-1/2" />
          <div className="skeleton h-[4.2rem]" />
          <div className="skeleton h-9 w-2/3" />
          <div className="skeleton h-11" />
          <div className="skeleton h-11" />
        </div>
      </div>
    </SkeletonItems>
  );
}
