import { Form } from 'antd';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { RecordEditor } from './use-record-editor.ts';

interface RecordFormProps<V extends object> {
  id: string;
  noun: string;
  editor: RecordEditor<V>;
  children: React.ReactNode;
}

/** The fields of a record; whoever shows it also shows a button of type submit with its id as `form`. */
export function RecordForm<V extends object>({ id, noun, editor, children }: RecordFormProps<V>) {
  const { form, initialValues, save, conflict } = editor;
  return (
    <>
      <Form<V>
        id={id}
        // Begins its fields' ids: the dashboard shows several forms.
        name={id}
        form={form}
        // The browser's own check would stop a save before ours says what is wrong, and where.
        noValidate
        layout="vertical"
        requiredMark="optional"
        initialValues={initialValues}
        onFinish={() => save()}
        scrollToFirstError={{ focus: true }}
        validateTrigger={['onBlur', 'onSubmit']}
      >
        {children}
      </Form>
      {conflict && (
        <ConflictDialog
          noun={noun}
          differences={conflict.differences}
          onKeepMine={conflict.keepMine}
          onTakeStored={conflict.takeStored}
          onBack={conflict.back}
        />
      )}
    </>
  );
}
