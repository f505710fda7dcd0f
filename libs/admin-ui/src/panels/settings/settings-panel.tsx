import { queries } from '@deal-harbor/api-client';
import type { SiteConfig } from '@deal-harbor/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button, Result, Skeleton } from 'antd';
import { useId } from 'react';
import { messageOf } from '../../data/messages.ts';
import { RecordForm } from '../../form/record-form.tsx';
import { useRecordEditor } from '../../form/use-record-editor.ts';
import { useHost } from '../../host.ts';
import { AiSettingsSection } from './ai/ai-settings-section.tsx';
import { SettingsFields } from './settings-fields.tsx';
import { settingsKind } from './site-settings.ts';

export default function SettingsPanel() {
  const query = useQuery(queries.config());
  if (query.isPending) return <Skeleton active title={false} paragraph={{ rows: 10 }} />;
  if (query.isError) {
    return (
      <Result
        status="warning"
        title="The settings cannot be shown"
        subTitle={messageOf(query.error)}
        extra={<Button onClick={() => void query.refetch()}>Try again</Button>}
      />
    );
  }
  return (
    <>
      <SettingsForm config={query.data} />
      <AiSettingsSection />
    </>
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
