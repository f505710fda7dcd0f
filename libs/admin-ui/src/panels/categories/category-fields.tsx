import { type Category, LIMITS } from '@deal-harbor/contracts';
import { NameAndSlug } from '../../form/name-and-slug.tsx';
import type { FieldsProps } from '../../form/record-drawer.tsx';
import type { CategoryValues } from './categories.ts';

export function CategoryFields({ record }: FieldsProps<Category, CategoryValues>) {
  return (
    <NameAndSlug
      source="name"
      label="Name"
      maxLength={LIMITS.name}
      kept={record !== null}
      prefix="/category/"
    />
  );
}
