import { LIMITS, type StoredPicture } from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError, notFound, unknownReference } from '../../common/errors/app-error.js';
import { isPictureDataUrl } from '../../common/validation/picture.js';
import { NewPictureDto } from './dto/new-picture.dto.js';
import {
  findPicture,
  insertPicture,
  isStored,
  mediaPath,
  type PictureFile,
} from './media.repository.js';
import {
  BrokenPictureError,
  type RenderedPicture,
  renderPicture,
  renderSvg,
} from './picture-renderer.js';

const FOLDER = '/media/';
const FILE = /^([0-9a-f]{64})\.(webp)$/;

async function rendered(bytes: Buffer, field: string): Promise<RenderedPicture> {
  try {
    return await renderPicture(bytes);
  } catch (error) {
    if (!(error instanceof BrokenPictureError)) throw error;
    const { message } = error;
    throw new AppError('validation', message, { errors: [{ field, message }], cause: error });
  }
}

@Injectable()
export class MediaService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Stores the picture of a data URL; every other text is an address already and comes back as it is.
   * Decoding takes time, so call it outside transactions.
   * @param field of the body that it came in, for the error
   * @returns the path under /media
   * @throws AppError 'too-large', 'validation', 'unknown-reference' for a path that leads to no picture
   */
  async keep(value: string, field: string): Promise<string> {
    if (value.startsWith(FOLDER) && !(await this.has(value.slice(FOLDER.length)))) {
      throw unknownReference(field, 'There is no such picture.');
    }
    if (!isPictureDataUrl(value)) return value;
    const bytes = Buffer.from(value.slice(value.indexOf(',') + 1), 'base64');
    if (bytes.length > LIMITS.logoBytes) {
      throw new AppError('too-large', 'The picture is larger than 1 MiB.');
    }
    return this.add(this.dataSource.manager, await rendered(bytes, field));
  }

  /** @throws AppError 'too-large', 'validation' */
  async upload({ picture }: NewPictureDto): Promise<StoredPicture> {
    return { url: await this.keep(picture, 'picture') };
  }

  /**
   * Renders a drawing that we made ourselves; foreign SVG must never come here. Takes time, so call it
   * outside transactions.
   */
  render(svg: string): Promise<RenderedPicture> {
    return renderSvg(svg);
  }

  /** Stores a rendered picture within the caller's transaction. @returns the path under /media */
  async add(manager: EntityManager, picture: RenderedPicture): Promise<string> {
    await insertPicture(manager, picture);
    return mediaPath(picture);
  }

  /**
   * @param file its name under /media
   * @throws AppError 'not-found'
   */
  async picture(file: string): Promise<PictureFile> {
    const [, hash, extension] = FILE.exec(file) ?? [];
    const found =
      hash && extension ? await findPicture(this.dataSource.manager, hash, extension) : null;
    if (!found) throw notFound('Picture');
    return found;
  }

  private async has(file: string): Promise<boolean> {
    const [, hash, extension] = FILE.exec(file) ?? [];
    return Boolean(hash && extension && (await isStored(this.dataSource.manager, hash, extension)));
  }
}
