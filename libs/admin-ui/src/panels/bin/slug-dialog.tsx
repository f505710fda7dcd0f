import { type BinEntry, LIMITS, slugify } from '@deal-harbor/contracts';
import { Form, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { showFieldErrors } from '../../form/field-errors.ts';
import { atMost, required, slugRule } from '../../form/rules.ts';
import { useHeadingFocus } from '../../layout/panel-context.ts';
import { isAboutSlug, restoreFailed, useRestore } from '../../list/use-restore.ts';
import { BIN } from './bin.ts';

interface SlugDialogProps {
  /** null while there is nothing to ask. */
  entry: BinEntry | null;
  onClose: () => void;
}

const ENDING = '-restored';

const suggested = (title: string): string =>
  slugify(slugify(title).slice(0, LIMITS.slug - ENDING.length) + ENDING);

/** Asks for another slug where something else has taken the entry's own meanwhile. */
export function SlugDialog({ entry, onClose }: SlugDialogProps) {
  const formId = useId();
  const focusHeading = useHeadingFocus();
  const [form] = Form.useForm<{ slug: string }>();
  const [restored, setRestored] = useState(false);
  const { mutate, isPending } = useRestore((error) =>
    isAboutSlug(error) ? null : restoreFailed(error),
  );

  function close(done: boolean) {
    setRestored(done);
    onClose();
  }

  return (
    <Modal
      open={entry !== null}
      destroyOnHidden
      // The button that led here has gone with its row.
      focusable={{ focusTriggerAfterClose: !restored }}
      afterOpenChange={(opened) => {
        if (opened && !form.isFieldsTouched()) form.focusField('slug');
        if (!opened && restored) focusHeading();
      }}
      title="Another slug is needed"
      okText="Restore"
      okButtonProps={{ loading: isPending, htmlType: 'submit', form: formId }}
      onCancel={() => close(false)}
      width={480}
    >
      {entry && (
        <>
          <p>
            The slug of “{entry.title}” has been taken by another {entry.kind} meanwhile.
          </p>
          <Form<{ slug: string }>
            id={formId}
            name={formId}
            form={form}
            clearOnDestroy
            noValidate
            layout="vertical"
            requiredMark="optional"
            initialValues={{ slug: suggested(entry.title) }}
            onFinish={({ slug }) =>
              mutate(
                { entry: `${BIN}/${entry.id}`, slug },
                { onSuccess: () => close(true), onError: (error) => showFieldErrors(form, error) },
              )
            }
            validateTrigger={['onBlur', 'onSubmit']}
          >
            <Form.Item
              name="slug"
              label="Slug"
              rules={[required('Slug'), slugRule, atMost(LIMITS.slug)]}
            >
              <Input autoCapitalize="none" spellCheck={false} />
            </Form.Item>
          </Form>
        </>
      )}
    </Modal>
  );
}
