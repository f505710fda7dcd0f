import { ApiError } from '@deal-harbor/api-client';
import type { FormInstance } from 'antd';

interface FieldError {
  /** As antd addresses fields: the parts of `targetStore.slug`. */
  name: (string | number)[];
  errors: string[];
}

/** 'name must be text' is for programs; beside the field its name need not be said again. */
function besideField(field: string, message: string): string {
  const text = message.startsWith(`${field} `) ? message.slice(field.length + 1) : message;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What the server has against single fields; several messages of one field come together. */
export function fieldErrorsOf(error: unknown): FieldError[] {
  const faults = (error instanceof ApiError && error.problem?.errors) || [];
  const byField = new Map<string, string[]>();
  for (const { field, message } of faults) {
    byField.set(field, [...(byField.get(field) ?? []), besideField(field, message)]);
  }
  return [...byField].map(([field, errors]) => ({
    name: field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    errors,
  }));
}

/** Shows them beside the fields and goes to the first one. */
export function showFieldErrors(form: FormInstance, error: unknown): void {
  const faults = fieldErrorsOf(error);
  const [first] = faults;
  if (!first) return;
  form.setFields(faults);
  form.scrollToField(first.name, { focus: true });
}
