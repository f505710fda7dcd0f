import { COLOR_PATTERN } from '@deal-harbor/contracts';
import { Input } from 'antd';
import type { FormItemAria } from '../../form/form-item-aria.ts';

interface ColorFieldProps extends FormItemAria {
  /** Given by the form's item. */
  id?: string;
  /** `#RRGGBB` */
  value?: string;
  onChange?: (value: string) => void;
  label: string;
}

/** A colour as text, with the system's own chooser beside it. */
export function ColorField({ id, value = '', onChange, label, ...aria }: ColorFieldProps) {
  return (
    <span className="admin-color">
      <input
        type="color"
        aria-label={`Choose the ${label.toLowerCase()}`}
        value={COLOR_PATTERN.test(value) ? value.toLowerCase() : '#000000'}
        onChange={({ target }) => onChange?.(target.value.toUpperCase())}
      />
      <Input
        {...aria}
        {...(id && { id })}
        value={value}
        maxLength={7}
        spellCheck={false}
        autoCapitalize="characters"
        onChange={({ target }) => onChange?.(target.value.trim())}
      />
    </span>
  );
}
