import { type AiSettings, type AiSettingsChange, DEFAULT_AI_MODEL } from '@deal-harbor/contracts';
import { AI_SETTINGS } from '../../../data/ai-settings-query.ts';
import type { RecordKind } from '../../../form/record-kind.ts';
import { textOrNull } from '../../../form/rules.ts';

export interface AiValues {
  baseUrl: string;
  model: string;
  /** Only a new one is ever here: the stored one stays on the server. */
  apiKey: string;
}

/** What the environment decides is not sent: the server would refuse it. */
export function aiKind({ fromEnvironment }: AiSettings): RecordKind<AiSettings, AiValues> {
  const open = (name: keyof AiValues) => !fromEnvironment.includes(name);
  return {
    noun: { one: 'AI provider', many: 'AI providers' },
    path: AI_SETTINGS,
    addresses: { write: AI_SETTINGS, read: AI_SETTINGS },
    touches: [AI_SETTINGS],
    fields: [
      { name: 'baseUrl', label: 'Server' },
      { name: 'model', label: 'Model' },
    ],
    blank: { baseUrl: '', model: '', apiKey: '' },
    toValues: ({ baseUrl, model }) => ({
      baseUrl: baseUrl ?? '',
      model: model === DEFAULT_AI_MODEL ? '' : model,
      apiKey: '',
    }),
    toBody: ({ baseUrl, model, apiKey }): AiSettingsChange => ({
      ...(open('baseUrl') && { baseUrl: textOrNull(baseUrl) }),
      ...(open('model') && { model: textOrNull(model) }),
      ...(open('apiKey') && apiKey.trim() && { apiKey: apiKey.trim() }),
    }),
    toasts: {
      created: '',
      updated: 'AI provider saved',
      createFailed: '',
      updateFailed: 'Failed to save the AI provider',
    },
  };
}
