import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { sameValue, sameValues } from './differences.ts';

/** What a form was filled with. */
export interface Base<V> {
  /** Absent where nothing is stored yet. */
  version: number | undefined;
  values: V;
}

const fieldsOf = <V extends object>(values: V) => Object.entries(values) as [keyof V, unknown][];

/** What the form's record is stored as, and how far the form is from it. */
export function useBase<V extends object>(form: FormInstance<V>, first: () => Base<V>) {
  const [base, setBase] = useState(first);
  // A step away or a second click can come before the next rendering.
  const latest = useRef(base);
  const inForm = () => ({ ...latest.current.values, ...form.getFieldsValue() }) as V;
  return {
    base,
    latest: () => latest.current,
    inForm,
    isDirty: () => !sameValues(inForm(), latest.current.values),
    /** `next` is stored now; only what was typed since the form held `before` stays as it is. */
    adopt(before: V, next: Base<V>): void {
      const now = inForm();
      const rested = fieldsOf(next.values).filter(([name]) => sameValue(now[name], before[name]));
      latest.current = next;
      setBase(next);
      form.setFieldsValue(Object.fromEntries(rested) as Parameters<typeof form.setFieldsValue>[0]);
    },
  };
}
