import { readValue } from '@deal-harbor/api-client';
import type { AiSettings } from '@deal-harbor/contracts';
import { queryOptions } from '@tanstack/react-query';

export const AI_SETTINGS = '/api/ai/settings';

export const aiSettingsQuery = () =>
  queryOptions({ queryKey: [AI_SETTINGS], queryFn: readValue<AiSettings> });
