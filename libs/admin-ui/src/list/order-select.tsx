import { Select } from 'antd';
import { useId } from 'react';
import type { Column } from './column.ts';

interface OrderSelectProps {
  columns: readonly Pick<Column<never>, 'title' | 'order'>[];
  order: string;
  onChange: (order: string) => void;
}

/** Stands for a table's heads where there are none. */
export function OrderSelect({ columns, order, onChange }: OrderSelectProps) {
  const id = useId();
  const options = columns.flatMap(({ title, order: word }) =>
    word
      ? [
          { value: word, label: `${title}, ascending` },
          { value: `-${word}`, label: `${title}, descending` },
        ]
      : [],
  );
  if (options.length === 0) return null;
  const known = options.some(({ value }) => value === order);
  return (
    <div className="admin-order">
      <label htmlFor={id}>Order</label>
      <Select
        id={id}
        value={known ? order : null}
        placeholder="As it is"
        options={options}
        onChange={onChange}
      />
    </div>
  );
}
