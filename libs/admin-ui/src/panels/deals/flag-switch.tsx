import { Switch } from 'antd';
import type { Flags } from './use-flags.ts';

interface FlagSwitchProps<V extends object> {
  flags: Flags<V>;
  id: number;
  flag: keyof V & string;
  /** With the row's name: 'Summer sale is active'. */
  label: string;
  on: boolean;
}

export function FlagSwitch<V extends object>({ flags, id, flag, label, on }: FlagSwitchProps<V>) {
  return (
    <Switch
      aria-label={label}
      checked={on}
      loading={flags.waiting(id, flag)}
      onChange={(next) => flags.set(id, flag, next)}
    />
  );
}
