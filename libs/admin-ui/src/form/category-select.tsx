import type { Category } from '@deal-harbor/contracts';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { ownersQueries } from '../data/owners-queries.ts';
import type { FormItemAria } from './form-item-aria.ts';

type Key = 'id' | 'name' | 'slug';

interface CategorySelectProps<K extends Key> extends FormItemAria {
  id?: string;
  /** Which of the category's fields is the value. */
  by: K;
  value?: Category[K] | null;
  onChange?: (value: Category[K] | null) => void;
  /** Its name where no form gives it a label. */
  label?: string;
  /** What stands for none. */
  none: string;
  className?: string;
}

/** Chooses among the categories, which are few enough to be all there; typing narrows them. */
export function CategorySelect<K extends Key>(props: CategorySelectProps<K>) {
  const { by, value, onChange, none, id, label, className, ...aria } = props;
  const { data = [], isFetching } = useQuery(ownersQueries.categories());
  const options = data.map((category) => ({ value: category[by], label: category.name }));
  // A store may carry a category that is none any more.
  if (typeof value === 'string' && value && !options.some((option) => option.value === value)) {
    options.unshift({ value, label: value });
  }
  return (
    <Select
      {...aria}
      {...(id && { id })}
      {...(label && { 'aria-label': label })}
      {...(className && { className })}
      showSearch={{ optionFilterProp: 'label' }}
      allowClear
      placeholder={none}
      loading={isFetching}
      value={value || null}
      options={options}
      onChange={(next: Category[K] | undefined) => onChange?.(next ?? null)}
    />
  );
}
