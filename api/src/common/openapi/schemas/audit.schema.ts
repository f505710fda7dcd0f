import {
  AUDIT_ACTIONS,
  AUDIT_ENTITIES,
  type AuditAction,
  type AuditEntity,
  type AuditEntry,
  type AuditEntryDetail,
} from '@deal-harbor/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Count, Identifier, Moment, NullableText, OneOf, PlainText } from './shape.js';

export class AuditEntrySchema implements AuditEntry {
  @Identifier()
  id: number;

  @Moment()
  at: string;

  @Count('Entries with the same number were written by one transaction.')
  transactionId: number;

  @PlainText(
    '`session 7` of the owner’s, `network 1a2b3c4d` of a stranger, `start` or `command line`.',
  )
  actor: string;

  @OneOf(AUDIT_ACTIONS)
  action: AuditAction;

  @OneOf(AUDIT_ENTITIES)
  entity: AuditEntity;

  @NullableText('As it stands in the addresses of the API.')
  entityId: string | null;

  @NullableText('What the entity was called then.')
  title: string | null;

  @ApiProperty({ type: [String], description: 'The names of the fields that changed.' })
  fields: string[];
}

const ANYTHING = { description: 'Any JSON value; null where there was or is none.' };

export class AuditEntryDetailSchema extends AuditEntrySchema implements AuditEntryDetail {
  @ApiProperty({
    description: 'By field, as the API names it. Secrets are never in it.',
    type: 'object',
    additionalProperties: {
      type: 'object',
      properties: { before: ANYTHING, after: ANYTHING },
      required: ['before', 'after'],
    },
  })
  changes: AuditEntryDetail['changes'];
}
