import { LIMITS, OFFER_DISCOUNT_TYPES } from '@deal-harbor/contracts';
import { Form, Input, Switch } from 'antd';
import { DescriptionField, DiscountFields, TitleField } from '../../deals/deal-fields.tsx';
import { StoreField } from '../../deals/store-field.tsx';
import { CategorySelect } from '../../form/category-select.tsx';
import { atMost, required, webAddressRule } from '../../form/rules.ts';
import { OFFER_TYPES } from './offers.ts';

export function OfferFields() {
  return (
    <>
      <TitleField />
      <StoreField />
      <DescriptionField needed />
      <Form.Item
        name="affiliateLink"
        label="Affiliate link"
        rules={[required('Affiliate link'), atMost(LIMITS.url), webAddressRule]}
      >
        <Input type="url" inputMode="url" placeholder="https://www.example.com/?ref=…" />
      </Form.Item>
      <DiscountFields types={OFFER_DISCOUNT_TYPES} words={OFFER_TYPES} needed={false} />
      <Form.Item name="categoryId" label="Category">
        <CategorySelect by="id" none="No category" />
      </Form.Item>
      <Form.Item
        name="active"
        label="Active"
        required
        valuePropName="checked"
        extra="Shoppers see active offers only."
      >
        <Switch />
      </Form.Item>
    </>
  );
}
