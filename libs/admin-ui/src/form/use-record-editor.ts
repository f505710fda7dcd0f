import { useMutation } from '@tanstack/react-query';
import { Form, type FormInstance } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCall } from '../data/calls.ts';
import { isGone, isStale } from '../data/messages.ts';
import { failed, succeeded, useWrite } from '../data/use-write.ts';
import { type AdminLocation, useHost } from '../host.ts';
import { useUnsaved } from '../navigation/use-unsaved.ts';
import { type Difference, differences, sameValues } from './differences.ts';
import { showFieldErrors } from './field-errors.ts';
import { addressesOf, type Editable, type RecordKind } from './record-kind.ts';
import { type Base, useBase } from './use-base.ts';

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
  /** @param override sent in place of what the form says, which follows once it is stored */
  save: (override?: Partial<V>) => void;
  /** A write beside the form has stored `next` over version `from`; what was typed stays. */
  follow: (from: number, next: Base<V>) => void;
  conflict: RecordConflict | null;
}

export interface RecordConflict {
  differences: readonly Difference[];
  keepMine: () => void;
  takeStored: () => void;
  back: () => void;
}

/** The form of one record: what is unsaved, saving it, and what to do when it was changed meanwhile. */
export function useRecordEditor<T extends Editable, V extends object>(
  options: RecordEditorOptions<T, V>,
): RecordEditor<V> {
  const { kind, record, initial, leaves, onSaved } = options;
  const call = useCall();
  const { notify } = useHost();
  const [form] = Form.useForm<V>();
  const { base, latest, inForm, isDirty, adopt } = useBase<V>(form, () => ({
    version: record?.version,
    values: record ? kind.toValues(record) : { ...kind.blank, ...initial },
  }));
  // A second click can come before the next rendering.
  const sending = useRef(false);
  const [refused, setRefused] = useState<{ stored: T; override: Partial<V> } | null>(null);
  const values = { ...base.values, ...Form.useWatch([], form) } as V;
  const unsaved = useUnsaved(isDirty, leaves);

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
    onError: (error) =>
      notify({
        ...failed(kind.toasts.updateFailed)(error),
        ...(isGone(error) && { description: `This ${kind.noun.one} was deleted meanwhile.` }),
      }),
  });

  function send(version: number | undefined, override: Partial<V> = {}) {
    if (sending.current) return;
    sending.current = true;
    const before = inForm();
    write.mutate(
      { values: { ...before, ...override }, version },
      {
        onSuccess: (saved) => {
          adopt(before, { version: saved.version, values: kind.toValues(saved) });
          setRefused(null);
          // One that was made new is not made again: it stays locked until its record has come.
          sending.current = record === null;
          unsaved.freely(() => onSaved(saved));
        },
        onError: (error) => {
          if (record && isStale(error)) return compare(record, override);
          sending.current = false;
          showFieldErrors(form, error);
        },
      },
    );
  }

  function compare(changed: T, override: Partial<V>) {
    readStored.mutate(addressesOf(kind, changed).read, {
      onSuccess: (stored) => setRefused({ stored, override }),
      onSettled: () => {
        sending.current = false;
      },
    });
  }

  function takeStored(taken: T) {
    adopt(inForm(), { version: taken.version, values: kind.toValues(taken) });
    setRefused(null);
  }

  const exists = record !== null;
  useEffect(() => {
    if (exists) sending.current = false;
  }, [exists]);

  const onRecord = useEffectEvent((newest: number) => {
    if (!record || newest <= (latest().version ?? 0) || isDirty()) return;
    adopt(inForm(), { version: newest, values: kind.toValues(record) });
  });
  const newest = record?.version;
  useEffect(() => {
    if (newest !== undefined) onRecord(newest);
  }, [newest]);

  return {
    form,
    initialValues: base.values,
    values,
    dirty: !sameValues(values, base.values),
    saving: write.isPending || readStored.isPending,
    save: (override) => send(latest().version, override),
    follow(from, next) {
      if (latest().version === from) adopt(latest().values, next);
    },
    conflict: refused && {
      differences: differences(
        kind.fields,
        { ...values, ...refused.override },
        kind.toValues(refused.stored),
      ),
      keepMine: () => send(refused.stored.version, refused.override),
      takeStored: () => takeStored(refused.stored),
      back: () => setRefused(null),
    },
  };
}
