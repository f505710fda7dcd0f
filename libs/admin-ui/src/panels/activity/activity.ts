import { AUDIT_ACTIONS, AUDIT_ENTITIES, dayOf } from '@deal-harbor/contracts';
import { oneOf, type Understands } from '../../list/list-state.ts';

export const AUDIT = '/api/admin/audit';

export const isDay: Understands = (text) => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && dayOf(day) === text;
};

export const ACTIVITY_LIST = {
  orders: ['-at'],
  filters: {
    entity: oneOf(AUDIT_ENTITIES),
    // A number, or a picture's hash.
    entityId: (text: string) => /^[0-9a-f]{1,64}$/.test(text),
    action: oneOf(AUDIT_ACTIONS),
    from: isDay,
    to: isDay,
  },
} as const;
