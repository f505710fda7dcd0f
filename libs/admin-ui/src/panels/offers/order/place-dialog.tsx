import { Form, InputNumber, Modal } from 'antd';

interface PlaceDialogProps {
  name: string;
  /** From 0, as the answer. */
  place: number;
  count: number;
  onMove: (place: number) => void;
  onClose: () => void;
}

/** Asks for the place of an offer that has far to go. */
export function PlaceDialog({ name, place, count, onMove, onClose }: PlaceDialogProps) {
  const [form] = Form.useForm<{ place: number }>();
  return (
    <Modal
      open
      title={`Move “${name}”`}
      okText="Move"
      onOk={form.submit}
      onCancel={onClose}
      width={420}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ place: place + 1 }}
        onFinish={(values) => onMove(values.place - 1)}
      >
        <Form.Item
          name="place"
          label={`Place (1 to ${count})`}
          rules={[
            {
              type: 'integer',
              required: true,
              min: 1,
              max: count,
              message: `A number from 1 to ${count}`,
            },
          ]}
        >
          <InputNumber autoFocus min={1} max={count} precision={0} style={{ width: '100%' }} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
