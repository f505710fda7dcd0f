import { LIMITS, slugify } from '@deal-harbor/contracts';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { atMost, required, slugRule } from './rules.ts';

interface NamedFieldsProps {
  /** The field that the slug is made of, and its label. */
  source: string;
  label: string;
  maxLength: number;
  /** Whether the slug already is somebody's address, which a new name must not change. */
  kept: boolean;
  /** Where it will stand: '/store/'. */
  prefix: string;
}

/** A name and the slug that follows it while it is typed, until the slug is edited by hand. */
export function NameAndSlug({ source, label, maxLength, kept, prefix }: NamedFieldsProps) {
  const form = Form.useFormInstance();
  const [byHand, setByHand] = useState<boolean | null>(null);
  const follows = !(byHand ?? kept);
  return (
    <>
      <Form.Item name={source} label={label} rules={[required(label), atMost(maxLength)]}>
        <Input
          autoFocus
          onChange={({ target }) => {
            if (follows) form.setFieldValue('slug', slugify(target.value).slice(0, LIMITS.slug));
          }}
        />
      </Form.Item>
      <Form.Item
        name="slug"
        label="Slug"
        rules={[required('Slug'), atMost(LIMITS.slug), slugRule]}
        extra={follows ? `Follows the ${label.toLowerCase()} until you change it.` : undefined}
      >
        <Input
          prefix={<span className="admin-muted">{prefix}</span>}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setByHand(target.value !== '')}
        />
      </Form.Item>
    </>
  );
}
