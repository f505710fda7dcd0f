import { type PictureFile, pictureAddress } from '@deal-harbor/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { findPicture, findStoredBytes, insertPictureSize } from './media.repository.js';
import { fitPicture } from './picture-renderer.js';

/** Of the pictures that this process holds; the least recently asked for go first. */
const MOST_BYTES = 16 * 1024 * 1024;

/** The bytes of pictures as they are answered; each size is made once, when it is first asked for. */
@Injectable()
export class PictureBytes {
  private readonly logger = new Logger(PictureBytes.name);
  private readonly held = new LRUCache<string, Buffer, PictureFile>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_address, _stale, { context }) => this.read(context),
    // Whoever asked for a picture gets it, even if others push it out meanwhile.
    ignoreFetchAbort: true,
  });

  constructor(private readonly dataSource: DataSource) {}

  /** Asked for twice at once it is read and made once. @returns undefined when there is no such picture */
  of(file: PictureFile): Promise<Buffer | undefined> {
    return this.held.fetch(pictureAddress(file.hash, file.side), { context: file });
  }

  private async read(file: PictureFile): Promise<Buffer | undefined> {
    const { manager } = this.dataSource;
    const found = await findPicture(manager, file);
    if (!found || found.bytes) return found?.bytes ?? undefined;
    const stored = await findStoredBytes(manager, file.hash);
    if (!stored) return undefined;
    const bytes = await fitPicture(stored, file.side);
    return (await this.keep(file, bytes)) ? bytes : undefined;
  }

  /** What cannot be stored, on a full disk, can be answered all the same. @returns false when the picture has gone */
  private keep(file: PictureFile, bytes: Buffer): Promise<boolean> {
    return insertPictureSize(this.dataSource.manager, file, bytes).catch((error: unknown) => {
      this.logger.warn({ error }, `A smaller picture of ${file.hash} was not stored`);
      return true;
    });
  }
}
