import type { AdminStore } from '@deal-harbor/contracts';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { ownersQueries } from '../data/owners-queries.ts';
import { useSettled } from '../data/use-settled.ts';
import type { FormItemAria } from './form-item-aria.ts';

type Key = 'id' | 'slug';

type Known<K extends Key> = { name: string } & { [P in K]: AdminStore[P] };

interface StoreSelectProps<K extends Key> extends FormItemAria {
  id?: string;
  /** Which of the store's fields is the value. */
  by: K;
  value?: AdminStore[K] | null;
  /** @param store the chosen one, for those who need more of it than the value */
  onChange?: (value: AdminStore[K] | null, store: Known<K> | null) => void;
  /** The chosen one, whose name is shown before any list has come. */
  known?: Known<K> | null;
  /** Its name where no form gives it a label. */
  label?: string;
  /** What stands for none; without it one must be chosen. */
  none?: string;
  className?: string;
}

const SHOWN = 20;

/** Chooses among any number of stores: the server searches while one types. */
export function StoreSelect<K extends Key>(props: StoreSelectProps<K>) {
  const { by, value, onChange, known, none, id, label, className, ...aria } = props;
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const [chosen, setChosen] = useState<Known<K> | null>(known ?? null);
  const { data, isFetching } = useQuery(
    ownersQueries.list<AdminStore>('/api/stores', { search, limit: SHOWN }),
  );
  const stores: readonly Known<K>[] = data?.items ?? [];
  const current = [chosen, known, ...stores].find((store) => store && store[by] === value);
  const options = stores.map((store) => ({ value: store[by], label: store.name }));
  if (current && !options.some((option) => option.value === value)) {
    options.unshift({ value: current[by], label: current.name });
  }
  return (
    <Select
      {...aria}
      {...(id && { id })}
      {...(label && { 'aria-label': label })}
      {...(className && { className })}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      allowClear={none !== undefined}
      placeholder={none ?? 'Choose a store'}
      loading={isFetching}
      notFoundContent={isFetching ? 'Searching…' : 'No store matches'}
      value={value ?? null}
      options={options}
      onChange={(next: AdminStore[K] | undefined) => {
        const store = [current, ...stores].find((one) => one && one[by] === next) ?? null;
        setChosen(store);
        onChange?.(next ?? null, store);
      }}
    />
  );
}
