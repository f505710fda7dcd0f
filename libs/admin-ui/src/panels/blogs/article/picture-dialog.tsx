import { LIMITS, type StoredPicture } from '@deal-harbor/contracts';
import type { Editor, JSONContent } from '@tiptap/react';
import { Form, Input, Modal } from 'antd';
import { useEffect, useId } from 'react';
import { failed, useWrite } from '../../../data/use-write.ts';
import { PictureField } from '../../../form/picture-field.tsx';
import { pictureFault, readAsDataUrl } from '../../../form/read-file.ts';
import { chosen } from '../../../form/rules.ts';
import { isArticlePicture } from './article-address.ts';

interface PictureDialogProps {
  editor: Editor;
  origin: string;
  /** One that was pasted or dropped already. */
  file: File | null;
  /** Where it was dropped; at the caret when null. */
  at: number | null;
  onClose: () => void;
}

interface PictureValues {
  picture: string;
  alt?: string;
  caption?: string;
}

function contentOf(src: string, { alt = '', caption = '' }: PictureValues): JSONContent {
  const image = { type: 'image', attrs: { src, alt: alt.trim() } };
  const text = caption.trim();
  if (!text) return image;
  const line = { type: 'figcaption', content: [{ type: 'text', text }] };
  return { type: 'figure', content: [image, line] };
}

/** Puts a picture into the text, with words for those who do not see it. */
export function PictureDialog({ editor, origin, file, at, onClose }: PictureDialogProps) {
  const formId = useId();
  const [form] = Form.useForm<PictureValues>();
  const upload = useWrite<string, StoredPicture>({
    call: (picture) => ({ method: 'POST', path: '/api/media', body: { picture } }),
    touches: [],
    failure: failed('The picture could not be stored'),
  });

  useEffect(() => {
    if (!file) return;
    const fault = pictureFault(file);
    if (fault) form.setFields([{ name: 'picture', errors: [fault] }]);
    else void readAsDataUrl(file).then((picture) => form.setFieldValue('picture', picture));
  }, [file, form]);

  async function insert(values: PictureValues) {
    const { picture } = values;
    try {
      const src = picture.startsWith('data:') ? (await upload.mutateAsync(picture)).url : picture;
      const place = Math.min(at ?? editor.state.selection.to, editor.state.doc.content.size);
      editor.chain().focus().insertContentAt(place, contentOf(src, values)).run();
      onClose();
    } catch {
      // Told by its toast; the dialog stays for another try.
    }
  }

  return (
    <Modal
      open
      title="Add a picture"
      okText="Add picture"
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={upload.isPending}
      onCancel={onClose}
    >
      <Form<PictureValues>
        id={formId}
        name={formId}
        form={form}
        layout="vertical"
        requiredMark="optional"
        onFinish={(values) => void insert(values)}
        validateTrigger="onSubmit"
      >
        <Form.Item
          name="picture"
          label="Picture"
          rules={[
            chosen('Picture'),
            {
              validator: async (_, value = '') => {
                if (value && !value.startsWith('data:') && !isArticlePicture(value, origin)) {
                  throw new Error(
                    'Please enter a full address such as https://www.example.com/a.png',
                  );
                }
              },
            },
          ]}
        >
          <PictureField label="Picture" />
        </Form.Item>
        <Form.Item
          name="alt"
          label="What it shows"
          extra="For readers who cannot see it. Leave it empty only if the picture is mere decoration."
        >
          <Input maxLength={LIMITS.shortText} />
        </Form.Item>
        <Form.Item name="caption" label="Caption">
          <Input maxLength={LIMITS.shortText} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
