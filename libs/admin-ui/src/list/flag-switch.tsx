import { Switch } from 'antd';
import { type RowField, useRowField } from './use-row-field.ts';

interface FlagSwitchProps<F extends string> extends RowField<F, boolean> {
  /** With the row's name: 'Summer sale is active'. */
  label: string;
  /** Shown beside it, for on and for off. */
  words?: readonly [on: string, off: string];
}

/** Turns one flag of one row on and off. */
export function FlagSwitch<F extends string>({ label, words, ...field }: FlagSwitchProps<F>) {
  const { value, busy, change } = useRowField(field);
  return (
    <>
      <Switch aria-label={label} checked={value} loading={busy} onChange={change} />
      {words && (value ? words[0] : words[1])}
    </>
  );
}
