import { Select } from 'antd';
import type { ToolbarField } from './use-list-state.ts';

export interface FilterOption {
  value: string;
  label: string;
}

interface FilterSelectProps extends ToolbarField {
  /** What it narrows, for its name: 'Status'. */
  label: string;
  /** What stands for no filter: 'Every status'. */
  all: string;
  options: readonly FilterOption[];
}

export function FilterSelect({ label, all, options, value, onChange }: FilterSelectProps) {
  return (
    <Select
      className="admin-filter"
      aria-label={label}
      value={value}
      options={[{ value: '', label: all }, ...options]}
      onChange={onChange}
    />
  );
}
