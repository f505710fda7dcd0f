import { Button, Drawer } from 'antd';
import { useId } from 'react';
import { useHost } from '../host.ts';
import { useOpened } from '../navigation/use-opened.ts';
import { LoadedRecord } from './loaded-record.tsx';
import { RecordForm } from './record-form.tsx';
import type { Editable, RecordKind } from './record-kind.ts';
import { type RecordEditor, useRecordEditor } from './use-record-editor.ts';

/** What the fields of a form are told. */
export interface FieldsProps<T extends Editable, V extends object> {
  editor: RecordEditor<V>;
  /** null for a new one. */
  record: T | null;
}

interface RecordDrawerProps<T extends Editable, V extends object> {
  kind: RecordKind<T, V>;
  /** What a new one begins with, beside the kind's blank. */
  initial?: Partial<V>;
  Fields: React.ComponentType<FieldsProps<T, V>>;
  onSaved?: (record: T) => void;
}

/** Shows the form of the record that the address names; closed when it names none. */
export function RecordDrawer<T extends Editable, V extends object>(props: RecordDrawerProps<T, V>) {
  const { opened, close } = useOpened();
  const formId = useId();
  const { noun } = props.kind;
  return (
    <Drawer
      open={opened !== null}
      onClose={close}
      destroyOnHidden
      size={600}
      rootClassName="admin-drawer"
      title={opened === 'new' ? `New ${noun.one}` : `Edit ${noun.one}`}
    >
      {opened === 'new' && <Editor key="new" {...props} formId={formId} record={null} />}
      {typeof opened === 'number' && (
        <LoadedRecord<T>
          key={opened}
          path={props.kind.path}
          noun={noun.one}
          id={opened}
          onClose={close}
        >
          {(record) => <Editor {...props} formId={formId} record={record} />}
        </LoadedRecord>
      )}
    </Drawer>
  );
}

type InnerProps<T extends Editable, V extends object> = RecordDrawerProps<T, V> & {
  formId: string;
};

function Editor<T extends Editable, V extends object>(
  props: InnerProps<T, V> & { record: T | null },
) {
  const { kind, record, initial, Fields, onSaved, formId } = props;
  const { router } = useHost();
  const { close, closedBy } = useOpened();
  const { path } = router.location;
  const editor = useRecordEditor<T, V>({
    kind,
    record,
    leaves: (to) => closedBy(to, path),
    onSaved: (saved) => {
      close();
      onSaved?.(saved);
    },
    ...(initial && { initial }),
  });
  return (
    <>
      <RecordForm id={formId} noun={kind.noun.one} editor={editor}>
        <Fields editor={editor} record={record} />
      </RecordForm>
      <div className="admin-drawer-actions">
        <Button onClick={close}>Cancel</Button>
        <Button type="primary" htmlType="submit" form={formId} loading={editor.saving}>
          {record ? 'Save' : `Create ${kind.noun.one}`}
        </Button>
      </div>
    </>
  );
}
