import { LIMITS } from '@deal-harbor/contracts';
import { Button, Form, Input } from 'antd';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { atMost, required, webAddressRule } from '../../../form/rules.ts';

const icon = { size: 16, 'aria-hidden': true } as const;

/** The links that the post's page shows beside the text, in their order. */
export function AffiliateLinks() {
  return (
    <fieldset className="admin-links-field">
      <legend>Affiliate links</legend>
      <Form.List name="affiliateLinks">
        {(fields, { add, remove, move }) => (
          <>
            {fields.map(({ key, name }, place) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset says no more
              <div key={key} role="group" aria-label={`Link ${place + 1}`} className="admin-link">
                <div className="admin-fields">
                  <Form.Item
                    name={[name, 'text']}
                    label="Text"
                    rules={[required('Text'), atMost(LIMITS.title)]}
                  >
                    <Input />
                  </Form.Item>
                  <Form.Item name={[name, 'url']} label="Address" rules={[webAddressRule]}>
                    <Input
                      placeholder="https://…"
                      inputMode="url"
                      autoCapitalize="none"
                      maxLength={LIMITS.url}
                    />
                  </Form.Item>
                </div>
                <Form.Item
                  name={[name, 'context']}
                  label="Context"
                  rules={[atMost(LIMITS.shortText)]}
                >
                  <Input placeholder="A line under the link" />
                </Form.Item>
                <div className="admin-row-actions">
                  <Button
                    aria-label={`Move link ${place + 1} up`}
                    icon={<ArrowUp {...icon} />}
                    disabled={place === 0}
                    onClick={() => move(place, place - 1)}
                  />
                  <Button
                    aria-label={`Move link ${place + 1} down`}
                    icon={<ArrowDown {...icon} />}
                    disabled={place === fields.length - 1}
                    onClick={() => move(place, place + 1)}
                  />
                  <Button
                    danger
                    aria-label={`Remove link ${place + 1}`}
                    icon={<Trash2 {...icon} />}
                    onClick={() => remove(name)}
                  />
                </div>
              </div>
            ))}
            <Button
              icon={<Plus {...icon} />}
              disabled={fields.length >= LIMITS.affiliateLinks}
              onClick={() => add({ text: '', context: '', url: '' })}
            >
              Add a link
            </Button>
          </>
        )}
      </Form.List>
    </fieldset>
  );
}
