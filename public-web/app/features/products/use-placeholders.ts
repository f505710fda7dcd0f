import { useConfig, useToday } from '../../lib/site.ts';
import type { Placeholders } from './product-figures.ts';

export function usePlaceholders(): Placeholders {
  return { allowed: useConfig().placeholderCounts, today: useToday() };
}
