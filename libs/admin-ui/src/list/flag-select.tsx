import { FilterSelect } from './filter-select.tsx';

interface FlagSelectProps {
  /** Of the flag, for the field's name: 'Verified'. */
  label: string;
  /** What stands for both, for those that have it and for those that do not. */
  words: readonly [all: string, yes: string, no: string];
  value: string;
  onChange: (value: string) => void;
}

/** Narrows to the rows that have a flag, or to those that do not. */
export function FlagSelect({ label, words: [all, yes, no], value, onChange }: FlagSelectProps) {
  return (
    <FilterSelect
      label={label}
      all={all}
      options={[
        { value: 'true', label: yes },
        { value: 'false', label: no },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

export function FeaturedSelect(props: Pick<FlagSelectProps, 'value' | 'onChange'>) {
  return (
    <FlagSelect
      label="Featured"
      words={['Featured or not', 'Featured', 'Not featured']}
      {...props}
    />
  );
}
