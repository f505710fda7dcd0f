import { HERO_STATS, LIMITS } from '@deal-harbor/contracts';
import { Form, Input, Switch } from 'antd';
import { atMost, required } from '../../form/rules.ts';
import { ColorField } from './color-field.tsx';
import { ColorPreview } from './color-preview.tsx';
import { colorRule, domainRule, emailRule } from './settings-rules.ts';
import type { SettingsValues } from './site-settings.ts';

const FIGURES = Array.from({ length: HERO_STATS }, (_, index) => index);

export function SettingsFields({ values }: { values: SettingsValues }) {
  return (
    <>
      <fieldset className="admin-section">
        <legend>The site</legend>
        <div className="admin-fields">
          <Form.Item
            name="siteName"
            label="Site name"
            rules={[required('Site name'), atMost(LIMITS.name)]}
          >
            <Input />
          </Form.Item>
          <Form.Item
            name="domain"
            label="Domain"
            rules={[required('Domain'), domainRule]}
            extra="Named in the privacy policy, such as deals.example."
          >
            <Input autoCapitalize="none" spellCheck={false} />
          </Form.Item>
          <Form.Item
            name="contactEmail"
            label="Contact e-mail"
            rules={[required('Contact e-mail'), emailRule]}
          >
            <Input type="email" autoCapitalize="none" spellCheck={false} />
          </Form.Item>
        </div>
        <Form.Item name="description" label="Description" rules={[atMost(LIMITS.shortText)]}>
          <Input.TextArea rows={2} spellCheck />
        </Form.Item>
        <Form.Item name="footerText" label="Footer text" rules={[atMost(LIMITS.shortText)]}>
          <Input.TextArea rows={2} spellCheck />
        </Form.Item>
      </fieldset>
      <fieldset className="admin-section">
        <legend>Colours</legend>
        <div className="admin-fields">
          <Form.Item name="primaryColor" label="Primary colour" rules={[colorRule]}>
            <ColorField label="Primary colour" />
          </Form.Item>
          <Form.Item name="secondaryColor" label="Secondary colour" rules={[colorRule]}>
            <ColorField label="Secondary colour" />
          </Form.Item>
        </div>
        <ColorPreview primary={values.primaryColor} secondary={values.secondaryColor} />
      </fieldset>
      <fieldset className="admin-section">
        <legend>Figures of the home page</legend>
        {FIGURES.map((index) => (
          <div key={index} className="admin-fields">
            <Form.Item
              name={['heroStats', index, 'value']}
              label={`Figure ${index + 1}`}
              rules={[required(`Figure ${index + 1}`), atMost(LIMITS.heroValue)]}
            >
              <Input />
            </Form.Item>
            <Form.Item
              name={['heroStats', index, 'label']}
              label={`What figure ${index + 1} counts`}
              rules={[required('A label'), atMost(LIMITS.heroLabel)]}
            >
              <Input />
            </Form.Item>
          </div>
        ))}
      </fieldset>
      <fieldset className="admin-section">
        <legend>Invented figures</legend>
        <Form.Item
          name="placeholderCounts"
          label="Show invented review and view counts where real ones are missing"
          required
          valuePropName="checked"
          extra="You may want this off: figures that nobody counted can mislead shoppers, and in many countries the law forbids them."
        >
          <Switch />
        </Form.Item>
      </fieldset>
    </>
  );
}
