import {
  AUDIT_ACTIONS,
  AUDIT_ENTITIES,
  type AuditAction,
  type AuditEntity,
} from '@deal-harbor/contracts';
import { PageQuery } from '../../../common/http/page.query.js';
import { Day, MayBeAbsent, Text, Word } from '../../../common/validation/fields.js';

/** Of a picture's hash. */
const LONGEST_ID = 64;

export class AuditQuery extends PageQuery {
  @MayBeAbsent()
  @Word(AUDIT_ENTITIES)
  entity?: AuditEntity;

  /** With `entity`: all that was done to one. */
  @MayBeAbsent()
  @Text(LONGEST_ID)
  entityId?: string;

  @MayBeAbsent()
  @Word(AUDIT_ACTIONS)
  action?: AuditAction;

  /** The first and the last day, in UTC, both included. */
  @MayBeAbsent()
  @Day()
  from?: string;

  @MayBeAbsent()
  @Day()
  to?: string;
}
