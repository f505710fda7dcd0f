import { useQuery } from '@tanstack/react-query';
import { aiSettingsQuery } from '../../../data/ai-settings-query.ts';
import { Loaded } from '../../../layout/loaded.tsx';
import { PartHeading } from '../../../layout/part-heading.tsx';
import { AiSettingsForm } from './ai-settings-form.tsx';
import { TestConnection } from './test-connection.tsx';

/** The provider of the AI generators. */
export function AiSettingsSection() {
  const query = useQuery(aiSettingsQuery());
  return (
    <section className="admin-provider" aria-labelledby="ai-provider">
      <PartHeading id="ai-provider">AI provider</PartHeading>
      <Loaded query={query} what="The provider’s settings">
        {(settings) => (
          <>
            <p className="admin-muted">
              {settings.problem ?? `The generators write with ${settings.model}.`}
            </p>
            <AiSettingsForm settings={settings} />
            {/* What was tried belongs to the provider as it was then. */}
            <TestConnection key={settings.version} disabled={!settings.configured} />
          </>
        )}
      </Loaded>
    </section>
  );
}
