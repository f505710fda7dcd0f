import type { Problem } from '@deal-harbor/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { PlainText } from './shape.js';

export class FieldErrorSchema {
  @PlainText('Name of the field, with dots for nested ones.')
  field: string;

  @PlainText()
  message: string;
}

/** RFC 9457. */
export class ProblemSchema implements Problem {
  @PlainText()
  type: string;

  @PlainText()
  title: string;

  @ApiProperty({ type: 'integer', minimum: 400, maximum: 599 })
  status: number;

  @PlainText('One sentence that can be shown to people.')
  detail: string;

  @ApiProperty({ type: [FieldErrorSchema], required: false })
  errors?: FieldErrorSchema[];
}
