import { SkeletonItems } from '../../components/skeleton-items.tsx';
/** Empty store cards of the size of what comes. */
export function StoreSkeletons({ count }: { count: number }) {
  return (
    <SkeletonItems count={count}>
      <div className="card store-card">
        <div className="flex items-center gap-3">
          <div className="skeleton size-11 rounded-xl" />
          <div className="grid flex-1 gap-2">
            <div className="skeleton h-5 w-2/3" />
            <div className="skeleton h-4 w-1/3" />
          </div>
        </div>
        <div className="skeleton h-[2.8rem]" />
        <div className="skeleton h-6 w-1/2" />
        <div className="store-actions">
          <div className="skeleton h-11" />
          <div className="skeleton h-11" />
        </div>
      </div>
    </SkeletonItems>
  );
}
