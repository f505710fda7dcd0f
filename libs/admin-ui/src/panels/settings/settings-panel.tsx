import { queries } from '@deal-harbor/api-client';
import type { SiteConfig } from '@deal-harbor/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useId } from 'react';
import { RecordForm } from '../../form/record-form.tsx';
import { useRecordEditor } from '../../form/use-record-editor.ts';
import { useHost } from '../../host.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { AiSettingsSection } from './ai/ai-settings-section.tsx';
import { SecuritySection } from './security/security-section.tsx';
import { SettingsFields } from './settings-fields.tsx';
import { settingsKind } from './site-settings.ts';

export default function SettingsPanel() {
  const query = useQuery(queries.config());
  return (
    <Loaded query={query} what="The settings">
      {(config) => (
        <>
          <SettingsForm config={config} />
          <AiSettingsSection />
          <SecuritySection />
        </>
      )}
    </Loaded>
  );
}

function SettingsForm({ config }: { config: SiteConfig }) {
  const id = useId();
  const { router } = useHost();
  const { path } = router.location;
  const editor = useRecordEditor({
    kind: settingsKind,
    record: config,
    leaves: (to) => to?.path !== path,
    onSaved: () => undefined,
  });
  return (
    <RecordForm id={id} noun="configuration" editor={editor}>
      <SettingsFields values={editor.values} />
      <Button type="primary" htmlType="submit" loading={editor.saving} disabled={!editor.dirty}>
        Save settings
      </Button>
    </RecordForm>
  );
}
