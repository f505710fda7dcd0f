import type { PictureFile, PictureSize } from '@deal-harbor/contracts';
import type { EntityManager } from 'typeorm';
import type { RenderedPicture } from './picture-renderer.js';

/** Stores a picture once; the same bytes again only say that it is used. */
export async function insertPicture(
  manager: EntityManager,
  { hash, extension, bytes, width, height }: RenderedPicture,
): Promise<void> {
  await manager.query(
    `INSERT INTO media (hash, extension, bytes, width, height) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (hash) DO UPDATE SET used_at = now()`,
    [hash, extension, bytes, width, height],
  );
}

/** A picture that fits is answered as it is: it is never made larger. */
const FITTING = `CASE WHEN greatest(m.width, m.height) <= $2 THEN m.bytes ELSE s.bytes END`;

/** @returns null when there is no such picture; no bytes when it was not yet made to fit this square */
export async function findPicture(
  manager: EntityManager,
  { hash, side }: PictureFile,
): Promise<{ bytes: Buffer | null } | null> {
  const rows = await manager.query<{ bytes: Buffer | null }[]>(
    `SELECT ${FITTING} AS bytes
     FROM media m LEFT JOIN media_sizes s ON s.hash = m.hash AND s.side = $2 WHERE m.hash = $1`,
    [hash, side],
  );
  return rows[0] ?? null;
}

/** @returns null when it was deleted meanwhile */
export async function findStoredBytes(
  manager: EntityManager,
  hash: string,
): Promise<Buffer | null> {
  const [row] = await manager.query<{ bytes: Buffer }[]>(
    'SELECT bytes FROM media WHERE hash = $1',
    [hash],
  );
  return row?.bytes ?? null;
}

/** @returns whether the picture itself is still there */
export async function insertPictureSize(
  manager: EntityManager,
  { hash, side }: PictureFile,
  bytes: Buffer,
): Promise<boolean> {
  const kept = await manager.query<unknown[]>(
    `WITH kept AS (SELECT hash FROM media WHERE hash = $1 FOR KEY SHARE), made AS (
       INSERT INTO media_sizes (hash, side, bytes) SELECT hash, $2, $3 FROM kept
       ON CONFLICT DO NOTHING
     ) SELECT hash FROM kept`,
    [hash, side, bytes],
  );
  return kept.length > 0;
}

/** The sizes of those that are stored, by their hashes; they stay while somebody goes on to name them. */
export async function usePictures(
  manager: EntityManager,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, PictureSize>> {
  const rows = await manager.query<({ hash: string } & PictureSize)[]>(
    `WITH used AS (
       UPDATE media SET used_at = now() WHERE hash = ANY ($1) RETURNING hash, width, height
     ) SELECT hash, width, height FROM used`,
    [hashes],
  );
  return new Map(rows.map(({ hash, width, height }) => [hash, { width, height }]));
}
