import { EXPIRY_FILTERS, EXPIRY_WARNING_DAYS, type ExpiryFilter } from '@deal-harbor/contracts';
import { FilterSelect } from '../list/filter-select.tsx';
import type { ToolbarField } from '../list/use-list-state.ts';

const LABELS: Record<ExpiryFilter, string> = {
  active: 'Not expired',
  soon: `Ends within ${EXPIRY_WARNING_DAYS} days`,
  expired: 'Expired',
  none: 'No end',
};

const OPTIONS = EXPIRY_FILTERS.map((value) => ({ value, label: LABELS[value] }));

export function ExpirySelect(props: ToolbarField) {
  return <FilterSelect label="Expiry" all="Any expiry" options={OPTIONS} {...props} />;
}
