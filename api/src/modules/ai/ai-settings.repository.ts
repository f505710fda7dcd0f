import type { EntityManager } from 'typeorm';
import { updateVersioned } from '../../database/versioned-update.js';
import { AiSettingsEntity } from './ai-settings.entity.js';

const SINGLE_ROW = 1;

/** What the owner chose; null leaves it to the environment or the default. */
export type StoredAiSettings = Pick<
  AiSettingsEntity,
  'sealedKey' | 'baseUrl' | 'model' | 'version'
>;

const NOTHING_YET: StoredAiSettings = { sealedKey: null, baseUrl: null, model: null, version: 1 };

export async function readAiSettings(manager: EntityManager): Promise<StoredAiSettings> {
  const row = await manager.findOneBy(AiSettingsEntity, { id: SINGLE_ROW });
  return row ?? NOTHING_YET;
}

/** As read, made if it is not there yet, and held until the transaction ends. */
export async function holdAiSettings(manager: EntityManager): Promise<StoredAiSettings> {
  await manager
    .createQueryBuilder()
    .insert()
    .into(AiSettingsEntity)
    .values({ id: SINGLE_ROW })
    .orIgnore()
    .execute();
  return manager.findOneOrFail(AiSettingsEntity, {
    where: { id: SINGLE_ROW },
    lock: { mode: 'pessimistic_write' },
  });
}

export async function updateAiSettings(
  manager: EntityManager,
  changes: Partial<Omit<StoredAiSettings, 'version'>>,
  version: number | undefined,
): Promise<void> {
  await updateVersioned(manager, AiSettingsEntity, SINGLE_ROW, changes, version, 'The AI settings');
}
