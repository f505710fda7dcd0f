/** What a figure must be: at most or at least so much, of itself or as a ratio to its floor. */
export interface Bar {
  of: 'value' | 'ratio';
  kind: 'at most' | 'at least' | 'below';
  limit: number;
}

/** A line of the table. */
export interface Figure {
  /** The table's section. */
  group: string;
  name: string;
  value: number;
  unit: string;
  /** The same work done with the least that could do it, measured in the same run. */
  floor?: { name: string; value: number };
  /** Further figures of the same measurement, in words. */
  more?: string;
  bar?: Bar;
}

/** The figure in floors; null without a floor. */
export function ratioOf({ value, floor }: Figure): number | null {
  return floor ? value / floor.value : null;
}

/** Whether the figure meets its bar; null without one. What could not be measured meets none. */
export function meets(figure: Figure): boolean | null {
  const { bar } = figure;
  if (!bar) return null;
  const measured = bar.of === 'ratio' ? ratioOf(figure) : figure.value;
  if (measured === null || Number.isNaN(measured)) return false;
  if (bar.kind === 'at least') return measured >= bar.limit;
  return bar.kind === 'below' ? measured < bar.limit : measured <= bar.limit;
}
