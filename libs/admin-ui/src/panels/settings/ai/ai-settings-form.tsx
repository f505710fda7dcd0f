import { type AiSettings, DEFAULT_AI_MODEL, LIMITS } from '@deal-harbor/contracts';
import { Button, Form, Input } from 'antd';
import { useId, useMemo } from 'react';
import { RecordForm } from '../../../form/record-form.tsx';
import { atMost, webAddressRule } from '../../../form/rules.ts';
import { useRecordEditor } from '../../../form/use-record-editor.ts';
import { useHost } from '../../../host.ts';
import { aiKind } from './ai-settings.ts';
import { RemoveKey } from './remove-key.tsx';

export function AiSettingsForm({ settings }: { settings: AiSettings }) {
  const id = useId();
  const { router } = useHost();
  const { path } = router.location;
  const kind = useMemo(() => aiKind(settings), [settings]);
  const editor = useRecordEditor({
    kind,
    record: settings,
    leaves: (to) => to?.path !== path,
    onSaved: () => undefined,
  });
  const fixed = (name: AiSettings['fromEnvironment'][number]) =>
    settings.fromEnvironment.includes(name);
  return (
    <RecordForm id={id} noun={kind.noun.one} editor={editor}>
      <div className="admin-fields">
        <Form.Item
          name="baseUrl"
          label="Server"
          rules={[atMost(LIMITS.url), webAddressRule]}
          extra={
            fixed('baseUrl')
              ? 'Set by OPENAI_BASE_URL.'
              : 'Empty for OpenAI; else the address of any OpenAI-compatible server.'
          }
        >
          <Input
            disabled={fixed('baseUrl')}
            placeholder="https://api.openai.com/v1"
            spellCheck={false}
          />
        </Form.Item>
        <Form.Item
          name="model"
          label="Model"
          rules={[atMost(LIMITS.aiModel)]}
          {...(fixed('model') && { extra: 'Set by OPENAI_MODEL.' })}
        >
          <Input disabled={fixed('model')} placeholder={DEFAULT_AI_MODEL} spellCheck={false} />
        </Form.Item>
      </div>
      <Form.Item
        name="apiKey"
        label="API key"
        rules={[atMost(LIMITS.aiKey)]}
        extra={keyText(settings)}
      >
        <Input
          type="password"
          // Whatever says less is filled with the password of the gate.
          autoComplete="new-password"
          data-1p-ignore
          spellCheck={false}
          disabled={fixed('apiKey')}
          placeholder={settings.keySource ? 'A key is stored' : ''}
        />
      </Form.Item>
      <div className="admin-buttons">
        <Button type="primary" htmlType="submit" loading={editor.saving} disabled={!editor.dirty}>
          Save AI provider
        </Button>
        {settings.keySource === 'settings' && (
          <RemoveKey
            version={settings.version}
            onRemoved={(saved) =>
              editor.follow(settings.version, {
                version: saved.version,
                values: kind.toValues(saved),
              })
            }
          />
        )}
      </div>
    </RecordForm>
  );
}

function keyText({ keySource }: AiSettings): string {
  if (keySource === 'environment') return 'Set by OPENAI_API_KEY.';
  if (keySource === null) return 'Stored encrypted on the server and never shown again.';
  return 'Stored encrypted and never shown again. Enter another one to replace it.';
}
