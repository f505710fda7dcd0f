import { useMutation } from '@tanstack/react-query';
import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { useCall } from '../data/calls.ts';
import { isStale } from '../data/messages.ts';
import { failed, succeeded, useWrite } from '../data/use-write.ts';
import type { AdminLocation } from '../host.ts';
import { useUnsaved } from '../navigation/use-unsaved.ts';
import { type Difference, differences, sameValue, sameValues } from './differences.ts';
import { showFieldErrors } from './field-errors.ts';
import { addressesOf, type Editable, type RecordKind } from './record-kind.ts';

interface RecordEditorOptions<T extends Editable, V extends object> {
  kind: RecordKind<T, V>;
  /** null makes a new one. */
  record: T | null;
  /** What a new one begins with; the kind's blank when absent. */
  initial?: Partial<V>;
  /** Whether a step to there leaves the form. */
  leaves: (to: AdminLocation | null) => boolean;
  onSaved: (record: T) => void;
}

export interface RecordEditor<V extends object> {
  form: FormInstance<V>;
  initialValues: V;
  /** What stands in the form now. */
  values: V;
  dirty: boolean;
  saving: boolean;
  save: () => void;
  conflict: RecordConflict | null;
}

export interface RecordConflict {
  differences: readonly Difference[];
  keepMine: () => void;
  takeStored: () => void;
  back: () => void;
}

const fieldsOf = <V extends object>(values: V) => Object.entries(values) as [keyof V, unknown][];

/** The form of one record: what is unsaved, saving it, and what to do when it was changed meanwhile. */
export function useRecordEditor<T extends Editable, V extends object>(
  options: RecordEditorOptions<T, V>,
): RecordEditor<V> {
  const { kind, record, initial, leaves, onSaved } = options;
  const call = useCall();
  const [form] = Form.useForm<V>();
  const [base, setBase] = useState(() => ({
    version: record?.version,
    values: record ? kind.toValues(record) : { ...kind.blank, ...initial },
  }));
  const [stored, setStored] = useState<T | null>(null);
  const values = { ...base.values, ...Form.useWatch([], form) } as V;
  const dirty = !sameValues(values, base.values);
  const unsaved = useUnsaved(dirty, leaves, base.version);

  const write = useWrite<{ values: V; version: number | undefined }, T>({
    call: ({ values: sent, version }) =>
      record
        ? {
            method: 'PUT',
            path: addressesOf(kind, record).write,
            body: { ...kind.toBody(sent), version },
          }
        : { method: 'POST', path: kind.path, body: kind.toBody(sent) },
    touches: kind.touches,
    success: succeeded(record ? kind.toasts.updated : kind.toasts.created),
    failure: (error) =>
      record && isStale(error)
        ? null
        : failed(record ? kind.toasts.updateFailed : kind.toasts.createFailed)(error),
  });
  const readStored = useMutation({
    mutationFn: (path: string) => call<T>({ method: 'GET', path }),
    onSuccess: setStored,
  });

  function send(version: number | undefined) {
    const sent = { ...base.values, ...form.getFieldsValue() } as V;
    write.mutate(
      { values: sent, version },
      {
        onSuccess: (saved) => {
          const next = kind.toValues(saved);
          setBase({ version: saved.version, values: next });
          setStored(null);
          adopt(sent, next);
          unsaved.release();
          onSaved(saved);
        },
        onError: (error) => {
          if (record && isStale(error)) readStored.mutate(addressesOf(kind, record).read);
          else showFieldErrors(form, error);
        },
      },
    );
  }

  /** What was stored, where nothing else was typed since it was sent. */
  function adopt(sent: V, saved: V) {
    const now = { ...sent, ...form.getFieldsValue() };
    const rested = fieldsOf(saved).filter(([name]) => sameValue(now[name], sent[name]));
    form.setFieldsValue(Object.fromEntries(rested) as Parameters<typeof form.setFieldsValue>[0]);
  }

  function takeStored(taken: T) {
    const next = kind.toValues(taken);
    setBase({ version: taken.version, values: next });
    form.setFieldsValue(next as Parameters<typeof form.setFieldsValue>[0]);
    setStored(null);
  }

  return {
    form,
    initialValues: base.values,
    values,
    dirty,
    saving: write.isPending || readStored.isPending,
    save: () => send(base.version),
    conflict: stored && {
      differences: differences(kind.fields, values, kind.toValues(stored)),
      keepMine: () => send(stored.version),
      takeStored: () => takeStored(stored),
      back: () => setStored(null),
    },
  };
}
