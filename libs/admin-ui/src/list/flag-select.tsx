import { FilterSelect } from './filter-select.tsx';
import type { ToolbarField } from './use-list-state.ts';

interface FlagSelectProps extends ToolbarField {
  /** Of the flag, for the field's name: 'Verified'. */
  label: string;
  /** What stands for both, for those that have it and for those that do not. */
  words: readonly [all: string, yes: string, no: string];
}

/** Narrows to the rows that have a flag, or to those that do not. */
export function FlagSelect({ label, words: [all, yes, no], ...field }: FlagSelectProps) {
  return (
    <FilterSelect
      label={label}
      all={all}
      options={[
        { value: 'true', label: yes },
        { value: 'false', label: no },
      ]}
      {...field}
    />
  );
}

export function FeaturedSelect(props: ToolbarField) {
  return (
    <FlagSelect
      label="Featured"
      words={['Featured or not', 'Featured', 'Not featured']}
      {...props}
    />
  );
}
