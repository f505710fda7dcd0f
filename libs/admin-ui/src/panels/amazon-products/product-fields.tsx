import { LIMITS } from '@deal-harbor/contracts';
import { Form, Input, Select, Switch } from 'antd';
import { PictureField } from '../../form/picture-field.tsx';
import { atMost, required, webAddressRule } from '../../form/rules.ts';
import { ProductNumbers } from './product-numbers.tsx';
import { CATEGORY_OPTIONS } from './products.ts';

export function ProductFields() {
  return (
    <>
      <Form.Item name="name" label="Name" rules={[required('Name'), atMost(LIMITS.title)]}>
        <Input autoFocus />
      </Form.Item>
      <Form.Item
        name="description"
        label="Description"
        rules={[required('Description'), atMost(LIMITS.description)]}
      >
        <Input.TextArea rows={4} spellCheck />
      </Form.Item>
      <Form.Item
        name="affiliateLink"
        label="Affiliate link"
        rules={[required('Affiliate link'), atMost(LIMITS.url), webAddressRule]}
      >
        <Input type="url" inputMode="url" placeholder="https://www.amazon.com/dp/…?tag=…" />
      </Form.Item>
      <Form.Item name="imageUrl" label="Picture">
        <PictureField label="Picture" />
      </Form.Item>
      <ProductNumbers />
      <Form.Item name="category" label="Category">
        <Select options={CATEGORY_OPTIONS} />
      </Form.Item>
      <Form.Item
        name="keywords"
        label="Keywords"
        rules={[atMost(LIMITS.keywordsText)]}
        extra="Separated by commas."
      >
        <Input />
      </Form.Item>
      <Form.Item
        name="featured"
        label="Featured"
        valuePropName="checked"
        extra="Featured products come first and carry a badge."
      >
        <Switch />
      </Form.Item>
    </>
  );
}
