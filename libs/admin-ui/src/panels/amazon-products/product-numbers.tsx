import { LIMITS, MAX_RATING, MIN_RATING } from '@deal-harbor/contracts';
import { Form, InputNumber } from 'antd';

/** All of them may be left empty. */
export function ProductNumbers() {
  return (
    <div className="admin-fields admin-product-numbers">
      <Form.Item name="originalPrice" label="Original price">
        <InputNumber<number> prefix="$" min={0} max={LIMITS.price} step={0.01} precision={2} />
      </Form.Item>
      <Form.Item name="salePrice" label="Sale price">
        <InputNumber<number> prefix="$" min={0} max={LIMITS.price} step={0.01} precision={2} />
      </Form.Item>
      <Form.Item name="discount" label="Discount">
        <InputNumber<number> suffix="%" min={0} max={100} precision={0} />
      </Form.Item>
      <Form.Item name="rating" label="Rating">
        <InputNumber<number> min={MIN_RATING} max={MAX_RATING} step={0.1} precision={1} />
      </Form.Item>
      <Form.Item name="reviewCount" label="Review count">
        <InputNumber<number> min={0} max={LIMITS.reviewCount} precision={0} />
      </Form.Item>
    </div>
  );
}
