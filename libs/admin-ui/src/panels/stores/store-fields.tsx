import { type AdminStore, LIMITS, storeWebsite } from '@deal-harbor/contracts';
import { Form, Input, InputNumber } from 'antd';
import { CategorySelect } from '../../form/category-select.tsx';
import { NameAndSlug } from '../../form/name-and-slug.tsx';
import { PictureField } from '../../form/picture-field.tsx';
import type { FieldsProps } from '../../form/record-drawer.tsx';
import { atMost, webAddressRule } from '../../form/rules.ts';
import { StorePreview } from './store-preview.tsx';
import type { StoreValues } from './stores.ts';

export function StoreFields({ editor, record }: FieldsProps<AdminStore, StoreValues>) {
  const { slug } = editor.values;
  return (
    <>
      <NameAndSlug
        source="name"
        label="Name"
        maxLength={LIMITS.name}
        kept={record !== null}
        prefix="/store/"
      />
      <Form.Item name="logo" label="Logo">
        <PictureField label="Logo" />
      </Form.Item>
      <Form.Item name="description" label="Description" rules={[atMost(LIMITS.description)]}>
        <Input.TextArea rows={4} spellCheck />
      </Form.Item>
      <Form.Item
        name="website"
        label="Website"
        rules={[atMost(LIMITS.url), webAddressRule]}
        extra={slug ? `Without one: ${storeWebsite({ slug, website: null })}` : undefined}
      >
        <Input type="url" inputMode="url" placeholder="https://www.example.com" />
      </Form.Item>
      <div className="admin-fields">
        <Form.Item name="category" label="Category">
          <CategorySelect by="name" none="No category" />
        </Form.Item>
        <Form.Item
          name="dealCount"
          label="Deal count"
          extra="0 shows the real number of coupons and offers."
        >
          <InputNumber min={0} max={LIMITS.dealCount} precision={0} style={{ width: '100%' }} />
        </Form.Item>
      </div>
      <StorePreview values={editor.values} />
    </>
  );
}
