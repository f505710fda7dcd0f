import type { TargetStore } from '@deal-harbor/contracts';
import { ShoppingBag } from 'lucide-react';

interface StoreBoxProps {
  store: TargetStore;
  className: string;
}

export function StoreBox({ store: { name, slug }, className }: StoreBoxProps) {
  return (
    <aside aria-labelledby="store-box-title" className={`no-print ${className}`}>
      <div className="card grid justify-items-start gap-3 p-5">
        <span className="grid size-12 place-items-center rounded-xl bg-ok-soft text-ok-text">
          <ShoppingBag size={24} aria-hidden="true" />
        </span>
        <h2 id="store-box-title" className="text-xl">
          Shop at {name}
        </h2>
        <p className="text-muted">See every code and offer for {name} that works today.</p>
        <a href={`/store/${slug}`} className="btn btn-brand btn-wide">
          View All Coupons
        </a>
      </div>
    </aside>
  );
}
