import type { AiSettings, AiTestResult } from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError, staleVersion } from '../../common/errors/app-error.js';
import { inTransaction } from '../../database/transaction.js';
import { noteAction } from '../audit/note-action.js';
import {
  holdAiSettings,
  type StoredAiSettings,
  updateAiSettings,
} from './ai-settings.repository.js';
import { AiSettingsDto } from './dto/ai-settings.dto.js';
import { baseUrlOf, decidedByEnvironment } from './provider/ai-configuration.js';
import { serverOf } from './provider/ai-connection.js';
import { AiConnections } from './provider/ai-connections.js';
import { AiProvider, type AiQuestion } from './provider/ai-provider.js';

const VARIABLES = {
  apiKey: 'OPENAI_API_KEY',
  baseUrl: 'OPENAI_BASE_URL or OPENAI_API_KEY',
  model: 'OPENAI_MODEL',
} as const;

/** The least that shows that address, key, model and structured output work. */
const TEST_QUESTION: AiQuestion = {
  name: 'connection_test',
  schema: {
    type: 'object',
    properties: { answer: { type: 'string' } },
    required: ['answer'],
    additionalProperties: false,
  },
  system: 'You answer in JSON as the schema says.',
  user: 'Answer with the word "ready".',
  maxTokens: 2_000,
};

function refused(field: string, message: string): AppError {
  return new AppError('validation', message, { errors: [{ field, message }] });
}

@Injectable()
export class AiSettingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly connections: AiConnections,
    private readonly provider: AiProvider,
  ) {}

  async settings(manager?: EntityManager): Promise<AiSettings> {
    return (await this.connections.configuration(manager)).settings;
  }

  /** @throws AppError 'validation', 'stale-version' */
  async update({ version, ...changes }: AiSettingsDto): Promise<AiSettings> {
    for (const field of decidedByEnvironment(this.connections.env)) {
      if (changes[field] === undefined) continue;
      throw refused(field, `The environment decides this: ${VARIABLES[field]} is set.`);
    }
    return inTransaction(this.dataSource, async (manager) => {
      const stored = await holdAiSettings(manager);
      if (version !== undefined && version !== stored.version) throw staleVersion();
      await updateAiSettings(manager, this.columns(stored, changes), version);
      return this.settings(manager);
    });
  }

  /** @throws AppError as AiProvider.ask */
  async test(signal: AbortSignal): Promise<AiTestResult> {
    const { settings } = await this.connections.configuration();
    await noteAction(this.dataSource.manager, { action: 'test', entity: 'ai-settings' });
    const start = performance.now();
    const answer = await this.provider.ask(TEST_QUESTION, { signal });
    if (typeof (answer as { answer?: unknown } | null)?.answer !== 'string') {
      throw new AppError(
        'provider-failed',
        'The AI provider answers, but not as its JSON schema asks: choose a model with structured output.',
      );
    }
    return { model: settings.model, tookMs: Math.round(performance.now() - start) };
  }

  private columns(
    stored: StoredAiSettings,
    { apiKey, ...changes }: Omit<AiSettingsDto, 'version'>,
  ): Partial<StoredAiSettings> {
    const { env, box } = this.connections;
    const server = serverOf(baseUrlOf(env, { ...stored, ...changes }));
    if (apiKey) return { ...changes, sealedKey: box.seal(apiKey, server) };
    if (apiKey === null) return { ...changes, sealedKey: null };
    if (stored.sealedKey && server !== serverOf(baseUrlOf(env, stored))) {
      throw refused(
        'apiKey',
        'The stored key is meant for another server: enter the key of this one, or remove the key.',
      );
    }
    return changes;
  }
}
