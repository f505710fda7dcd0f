import { type AiSettings, DEFAULT_AI_MODEL } from '@deal-harbor/contracts';
import type { KeyBox } from '../../../common/key-box.js';
import type { Env } from '../../../config/env.js';
import type { StoredAiSettings } from '../ai-settings.repository.js';
import { type AiConnection, serverOf } from './ai-connection.js';

const NO_PROVIDER =
  'The AI generators need a provider: enter its key in the Site settings, or set OPENAI_API_KEY (and OPENAI_BASE_URL for another provider than OpenAI) in the environment.';
const KEY_LOST =
  'The stored key of the AI provider cannot be read any more, because SESSION_SECRET or the provider’s address changed: enter the key again in the Site settings.';

/** For servers that ask for none, such as Ollama; the SDK cannot do without. */
const NO_KEY = 'none';

type AiEnv = Pick<Env, 'openaiApiKey' | 'openaiBaseUrl' | 'openaiModel'>;

/** The environment stands above the settings; its key goes to no server that the settings name. */
export function baseUrlOf(env: AiEnv, stored: Pick<StoredAiSettings, 'baseUrl'>): string | null {
  return env.openaiBaseUrl ?? (env.openaiApiKey ? null : stored.baseUrl);
}

export function decidedByEnvironment(env: AiEnv): AiSettings['fromEnvironment'] {
  const decided = {
    apiKey: env.openaiApiKey,
    baseUrl: env.openaiBaseUrl ?? env.openaiApiKey,
    model: env.openaiModel,
  };
  const names = Object.keys(decided) as (keyof typeof decided)[];
  return names.filter((name) => decided[name] !== null);
}

export interface AiConfiguration {
  settings: AiSettings;
  /** null when `settings.problem` says why. */
  connection: AiConnection | null;
}

/** What environment and settings together make. */
export function aiConfiguration(
  env: AiEnv,
  stored: StoredAiSettings,
  box: KeyBox,
): AiConfiguration {
  const baseUrl = baseUrlOf(env, stored);
  const model = env.openaiModel ?? stored.model ?? DEFAULT_AI_MODEL;
  const opened = stored.sealedKey && box.open(stored.sealedKey, serverOf(baseUrl));
  const lost = stored.sealedKey !== null && opened === null && env.openaiApiKey === null;
  const apiKey = env.openaiApiKey ?? opened ?? (baseUrl !== null && !lost ? NO_KEY : null);
  const problem = lost ? KEY_LOST : apiKey === null ? NO_PROVIDER : null;
  return {
    settings: {
      configured: apiKey !== null,
      problem,
      keySource: env.openaiApiKey ? 'environment' : opened ? 'settings' : null,
      baseUrl,
      model,
      fromEnvironment: decidedByEnvironment(env),
      version: stored.version,
    },
    connection: apiKey === null ? null : { apiKey, baseUrl, model },
  };
}
