import { COUPON_DISCOUNT_TYPES } from '@deal-harbor/contracts';
import { Form, Switch } from 'antd';
import { DescriptionField, DiscountFields, TitleField } from '../../deals/deal-fields.tsx';
import { StoreField } from '../../deals/store-field.tsx';
import { COUPON_TYPES } from './coupons.ts';

export function CouponFields() {
  return (
    <>
      <TitleField />
      <StoreField />
      <DescriptionField needed={false} />
      <DiscountFields types={COUPON_DISCOUNT_TYPES} words={COUPON_TYPES} needed />
      <div className="admin-fields">
        <Form.Item
          name="verified"
          label="Verified"
          required
          valuePropName="checked"
          extra="You have tried it, and it works."
        >
          <Switch />
        </Form.Item>
        <Form.Item
          name="featured"
          label="Featured"
          required
          valuePropName="checked"
          extra="Shown first on the home page."
        >
          <Switch />
        </Form.Item>
      </div>
    </>
  );
}
