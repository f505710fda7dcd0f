import type { EntityManager } from 'typeorm';
import type { RenderedPicture } from './picture-renderer.js';

export interface PictureFile {
  hash: string;
  extension: string;
  bytes: Buffer;
}

/** Stores a picture once; the same bytes again change nothing. */
export async function insertPicture(
  manager: EntityManager,
  { hash, extension, bytes, width, height }: RenderedPicture,
): Promise<void> {
  await manager.query(
    `INSERT INTO media (hash, extension, bytes, width, height) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING`,
    [hash, extension, bytes, width, height],
  );
}

export async function findPicture(
  manager: EntityManager,
  hash: string,
  extension: string,
): Promise<PictureFile | null> {
  const rows = await manager.query<PictureFile[]>(
    'SELECT hash, extension, bytes FROM media WHERE hash = $1 AND extension = $2',
    [hash, extension],
  );
  return rows[0] ?? null;
}

export async function isStored(
  manager: EntityManager,
  hash: string,
  extension: string,
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    'SELECT FROM media WHERE hash = $1 AND extension = $2',
    [hash, extension],
  );
  return rows.length > 0;
}

/** The address under which a stored picture is answered. */
export function mediaPath({ hash, extension }: { hash: string; extension: string }): string {
  return `/media/${hash}.${extension}`;
}
