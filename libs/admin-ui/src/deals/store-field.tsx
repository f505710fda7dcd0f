import { Form } from 'antd';
import type { FormItemAria } from '../form/form-item-aria.ts';
import { chosen } from '../form/rules.ts';
import { StoreSelect } from '../form/store-select.tsx';
import { choiceOf, type StoreChoice } from './store-choice.ts';

/** The store that a deal belongs to, as `storeId`. */
export function StoreField() {
  return (
    <Form.Item name="storeId" label="Store" rules={[chosen('Store')]}>
      <Choice />
    </Form.Item>
  );
}

interface ChoiceProps extends FormItemAria {
  /** Given by the form's item, as is the rest. */
  id?: string;
  value?: StoreChoice | null;
  onChange?: (value: StoreChoice | null) => void;
}

function Choice({ id, value = null, onChange, ...aria }: ChoiceProps) {
  return (
    <StoreSelect
      {...aria}
      by="id"
      {...(id && { id })}
      known={value}
      value={value?.id ?? null}
      onChange={(_id, store) => onChange?.(store && choiceOf(store))}
    />
  );
}
