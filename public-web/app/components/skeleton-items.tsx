interface SkeletonItemsProps {
  count: number;
  /** One placeholder, of the size of what comes. */
  children: React.ReactNode;
}

/** List items that stand where the real ones will. */
export function SkeletonItems({ count, children }: SkeletonItemsProps) {
  const places = Array.from({ length: count }, (_, i) => `place-${i}`);
  return places.map((place) => (
    <li key={place} aria-hidden="true" data-skeleton>
      {children}
    </li>
  ));
}
