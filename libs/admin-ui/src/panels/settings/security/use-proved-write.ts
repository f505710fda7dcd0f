import type { ApiCall } from '@deal-harbor/api-client';
import { Form } from 'antd';
import { failed, succeeded, useWrite } from '../../../data/use-write.ts';
import { fieldErrorsOf, showFieldErrors } from '../../../form/field-errors.ts';
import { SECOND_FACTOR, SESSIONS } from './security.ts';

interface ProvedWrite<V extends object, Output> {
  call: (values: V) => ApiCall;
  /** Titles of the toasts. */
  done: string;
  failure: string;
  onDone: (output: Output) => void;
}

/** A form that proves the owner once more before something of their account is changed. */
export function useProvedWrite<V extends object, Output = unknown>(write: ProvedWrite<V, Output>) {
  const [form] = Form.useForm<V>();
  const { mutate, isPending } = useWrite<V, Output>({
    call: write.call,
    touches: [SECOND_FACTOR, SESSIONS],
    success: succeeded(write.done),
    // What is said beside a field need not be said twice.
    failure: (error) => (fieldErrorsOf(error).length > 0 ? null : failed(write.failure)(error)),
  });
  return {
    form,
    sending: isPending,
    send(values: V): void {
      if (isPending) return;
      mutate(values, {
        onSuccess: write.onDone,
        onError: (error) => showFieldErrors(form, error),
      });
    },
  };
}
