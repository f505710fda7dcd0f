import {
  LIMITS,
  pictureAddress,
  pictureFile,
  type StoredPicture,
  storedPicture,
} from '@deal-harbor/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError, notFound, unknownReference } from '../../common/errors/app-error.js';
import { isPictureDataUrl } from '../../common/validation/picture.js';
import { NewPictureDto } from './dto/new-picture.dto.js';
import { insertPicture, usePictures } from './media.repository.js';
import { PictureBytes } from './picture-bytes.js';
import {
  BrokenPictureError,
  type RenderedPicture,
  renderPicture,
  renderSvg,
} from './picture-renderer.js';
import type { AnsweredPicture } from './send-picture.js';
import { picturesIn, withPictureSizes } from './sized-html.js';

const FOLDER = '/media/';

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
  constructor(
    private readonly dataSource: DataSource,
    private readonly bytes: PictureBytes,
  ) {}

  /**
   * Stores the picture of a data URL; every other text is an address already and comes back as it is.
   * Decoding takes time, so call it outside transactions.
   * @param field of the body that it came in, for the error
   * @returns the path under /media
   * @throws AppError 'too-large', 'validation', 'unknown-reference' for a path that leads to no picture
   */
  async keep(value: string, field: string): Promise<string> {
    if (value.startsWith(FOLDER) && !(await this.has(value))) {
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
    return pictureAddress(picture.hash);
  }

  /**
   * @param name of the file under /media
   * @throws AppError 'not-found'
   */
  async picture(name: string): Promise<AnsweredPicture> {
    const file = pictureFile(FOLDER + name);
    const bytes = file && (await this.bytes.of(file));
    if (!bytes) throw notFound('Picture');
    return { tag: name.slice(0, name.lastIndexOf('.')), bytes };
  }

  /** Tells in sanitised HTML how large its stored pictures are, so that their room is kept for them. */
  async withSizes(manager: EntityManager, html: string): Promise<string> {
    const hashes = picturesIn(html);
    if (hashes.length === 0) return html;
    return withPictureSizes(html, await usePictures(manager, hashes));
  }

  private async has(address: string): Promise<boolean> {
    const hash = storedPicture(address);
    return hash !== null && (await usePictures(this.dataSource.manager, [hash])).has(hash);
  }
}
