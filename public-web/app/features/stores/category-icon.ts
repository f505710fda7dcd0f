import {
  Baby,
  BookOpen,
  Dumbbell,
  House,
  type LucideIcon,
  PawPrint,
  Plane,
  Shirt,
  Smartphone,
  Sparkles,
  Tag,
  Utensils,
} from 'lucide-react';

const SIGNS: readonly [RegExp, LucideIcon][] = [
  [/fashion|cloth|shoe|apparel/, Shirt],
  [/electronic|tech|computer|phone|gadget/, Smartphone],
  [/travel|hotel|flight|holiday/, Plane],
  [/beauty|cosmetic|skin|health/, Sparkles],
  [/home|garden|furniture|kitchen/, House],
  [/food|drink|grocer|restaurant/, Utensils],
  [/sport|fitness|outdoor/, Dumbbell],
  [/book|learn|education|stationery/, BookOpen],
  [/kid|baby|toy|child/, Baby],
  [/pet|dog|cat\b/, PawPrint],
];

/** A sign that fits a category's slug; a plain tag for those that the owner made up. */
export function categoryIcon(slug: string): LucideIcon {
  return SIGNS.find(([pattern]) => pattern.test(slug))?.[1] ?? Tag;
}
