import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { aiSettingsQuery } from '../../../data/ai-settings-query.ts';
import { messageOf } from '../../../data/messages.ts';
import { PartHeading } from '../../../layout/part-heading.tsx';
import { AiSettingsForm } from './ai-settings-form.tsx';
import { TestConnection } from './test-connection.tsx';

/** The provider of the AI generators. */
export function AiSettingsSection() {
  const query = useQuery(aiSettingsQuery());
  return (
    <section className="admin-provider" aria-labelledby="ai-provider">
      <PartHeading id="ai-provider">AI provider</PartHeading>
      {query.isPending && <Skeleton active title={false} />}
      {query.isError && (
        <Alert
          type="warning"
          showIcon
          title={messageOf(query.error)}
          action={<Button onClick={() => void query.refetch()}>Try again</Button>}
        />
      )}
      {query.data && (
        <>
          <p className="admin-muted">
            {query.data.problem ?? `The generators write with ${query.data.model}.`}
          </p>
          <AiSettingsForm settings={query.data} />
          {/* What was tried belongs to the provider as it was then. */}
          <TestConnection key={query.data.version} disabled={!query.data.configured} />
        </>
      )}
    </section>
  );
}
