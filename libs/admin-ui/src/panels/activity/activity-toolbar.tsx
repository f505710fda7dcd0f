import { AUDIT_ACTIONS, AUDIT_ENTITIES } from '@deal-harbor/contracts';
import { Button, Input } from 'antd';
import { X } from 'lucide-react';
import { FilterSelect } from '../../list/filter-select.tsx';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import type { ListPlace, ToolbarField } from '../../list/use-list-state.ts';
import { ACTIONS, ENTITIES } from './words.ts';

const ENTITY_OPTIONS = AUDIT_ENTITIES.map((value) => ({ value, label: ENTITIES[value] }));
const ACTION_OPTIONS = AUDIT_ACTIONS.map((value) => ({ value, label: ACTIONS[value] }));

export function ActivityToolbar({ place: { filter, change } }: { place: ListPlace }) {
  const entityId = filter('entityId');
  return (
    <ListToolbar>
      <FilterSelect
        label="About"
        all="About everything"
        options={ENTITY_OPTIONS}
        {...filter('entity')}
        // A number of one kind says nothing of another.
        onChange={(entity) => change({ filters: { entity, entityId: '' } })}
      />
      <FilterSelect
        label="Action"
        all="Every action"
        options={ACTION_OPTIONS}
        {...filter('action')}
      />
      <DayField label="From" {...filter('from')} />
      <DayField label="To" {...filter('to')} />
      {entityId.value && (
        <Button icon={<X size={16} aria-hidden="true" />} onClick={() => entityId.onChange('')}>
          Only number {entityId.value}
        </Button>
      )}
    </ListToolbar>
  );
}

function DayField({ label, value, onChange }: ToolbarField & { label: string }) {
  return (
    <Input
      className="admin-filter"
      type="date"
      prefix={label}
      aria-label={`${label} (UTC)`}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
