import { LIMITS } from '@deal-harbor/contracts';
import type { Editor } from '@tiptap/react';
import { Button, Form, Input, Modal } from 'antd';
import { useId } from 'react';
import { atMost, required } from '../../../form/rules.ts';
import { typedAddress } from './article-address.ts';

interface LinkDialogProps {
  editor: Editor;
  origin: string;
  onClose: () => void;
}

interface LinkValues {
  address: string;
  text?: string;
}

/** Makes a link of the selected text, or of a text that is asked for; or changes the one at the caret. */
export function LinkDialog({ editor, origin, onClose }: LinkDialogProps) {
  const formId = useId();
  const current = String(editor.getAttributes('link').href ?? '');
  const asksText = editor.state.selection.empty && !current;

  function set({ address, text }: LinkValues) {
    const href = typedAddress(address, origin) as string;
    const chain = editor.chain().focus();
    if (asksText) {
      const marks = [{ type: 'link', attrs: { href } }];
      chain.insertContent({ type: 'text', text: text?.trim() || href, marks }).run();
    } else chain.extendMarkRange('link').setLink({ href }).run();
    onClose();
  }

  return (
    <Modal
      open
      title={current ? 'Change the link' : 'Add a link'}
      onCancel={onClose}
      footer={[
        current && (
          <Button
            key="none"
            danger
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            Remove link
          </Button>
        ),
        <Button key="cancel" onClick={onClose}>
          Cancel
        </Button>,
        <Button key="set" type="primary" htmlType="submit" form={formId}>
          {current ? 'Change link' : 'Add link'}
        </Button>,
      ]}
    >
      <Form<LinkValues>
        id={formId}
        name={formId}
        layout="vertical"
        requiredMark="optional"
        initialValues={{ address: current }}
        onFinish={set}
        validateTrigger="onSubmit"
      >
        <Form.Item
          name="address"
          label="Address"
          rules={[
            required('Address'),
            atMost(LIMITS.url),
            {
              validator: async (_, value = '') => {
                if (value.trim() && !typedAddress(value, origin)) {
                  throw new Error(
                    'Please enter an address such as https://www.example.com, /stores or mailto:you@example.com',
                  );
                }
              },
            },
          ]}
        >
          <Input autoFocus autoCapitalize="none" spellCheck={false} inputMode="url" />
        </Form.Item>
        {asksText && (
          <Form.Item name="text" label="Text">
            <Input maxLength={LIMITS.title} placeholder="The address itself" />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}
