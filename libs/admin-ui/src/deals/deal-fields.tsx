import { LIMITS } from '@deal-harbor/contracts';
import { Form, Input, Select } from 'antd';
import { atMost, required } from '../form/rules.ts';

export function TitleField() {
  return (
    <Form.Item name="title" label="Title" rules={[required('Title'), atMost(LIMITS.title)]}>
      <Input autoFocus />
    </Form.Item>
  );
}

export function DescriptionField({ needed }: { needed: boolean }) {
  const rules = [atMost(LIMITS.description), ...(needed ? [required('Description')] : [])];
  return (
    <Form.Item name="description" label="Description" rules={rules}>
      <Input.TextArea rows={4} spellCheck />
    </Form.Item>
  );
}

interface DiscountFieldsProps<W extends string> {
  types: readonly W[];
  words: Record<W, string>;
  /** Whether there must be a text. */
  needed: boolean;
}

/** What is given, with the code that it takes and the day on which it ends. */
export function DiscountFields<W extends string>({ types, words, needed }: DiscountFieldsProps<W>) {
  const rules = [atMost(LIMITS.discountValue), ...(needed ? [required('Discount')] : [])];
  return (
    <div className="admin-fields">
      <Form.Item name="discountType" label="Kind of discount" required>
        <Select options={types.map((value) => ({ value, label: words[value] }))} />
      </Form.Item>
      <Form.Item
        name="discountValue"
        label="Discount"
        rules={rules}
        extra="As shoppers read it: 20% or £10."
      >
        <Input />
      </Form.Item>
      <Form.Item name="code" label="Code" rules={[atMost(LIMITS.code)]}>
        <Input autoCapitalize="none" autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Form.Item name="expiryDate" label="Last day" extra="Good until that day ends (UTC).">
        <Input type="date" />
      </Form.Item>
    </div>
  );
}
