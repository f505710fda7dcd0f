import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { AdminLink } from '../navigation/admin-link.tsx';
import { aiSettingsQuery } from '../panels/settings/ai/ai-queries.ts';

/** Says that the generators cannot work yet, why, and where to change it; nothing when they can. */
export function ProviderNotice() {
  // It may have been set up in another window.
  const { data } = useQuery({ ...aiSettingsQuery(), refetchOnMount: 'always' });
  if (!data?.problem) return null;
  return (
    <Alert
      className="admin-generation-notice"
      type="warning"
      showIcon
      title="The AI generators are not set up yet"
      description={data.problem}
      action={<AdminLink to="settings">Site settings</AdminLink>}
    />
  );
}
