import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { aiSettingsQuery } from '../data/ai-settings-query.ts';
import { AdminLink } from '../navigation/admin-link.tsx';

/** It may have been set up in another window. */
const FRESH_MS = 10_000;

/** Says that the generators cannot work yet, why, and where to change it; nothing when they can. */
export function ProviderNotice() {
  const { data } = useQuery({ ...aiSettingsQuery(), staleTime: FRESH_MS });
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
