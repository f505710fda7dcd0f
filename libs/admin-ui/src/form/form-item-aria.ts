import type { AriaAttributes } from 'react';

/** What a form's item says of its field to assistive technology, beside the id that its label names. */
export type FormItemAria = Pick<
  AriaAttributes,
  'aria-describedby' | 'aria-invalid' | 'aria-required'
>;
