import { pictureAddress } from '@deal-harbor/contracts';
import type { EntityManager } from 'typeorm';
import { insertPicture } from '../../modules/media/media.repository.js';
import { type RenderedPicture, renderSvg } from '../../modules/media/picture-renderer.js';

/** Drawings by their SVG, each rendered once. */
export type Pictures = ReadonlyMap<string, RenderedPicture>;

/** @param onRendered called after each picture */
export async function renderPictures(
  svgs: readonly string[],
  onRendered: () => void,
): Promise<Pictures> {
  const render = async (svg: string): Promise<[string, RenderedPicture]> => {
    const picture = await renderSvg(svg);
    onRendered();
    return [svg, picture];
  };
  return new Map(await Promise.all([...new Set(svgs)].map(render)));
}

export async function insertPictures(manager: EntityManager, pictures: Pictures): Promise<void> {
  for (const picture of pictures.values()) await insertPicture(manager, picture);
}

/** The address of a drawing that was rendered before. */
export function pathOf(pictures: Pictures, svg: string): string {
  const picture = pictures.get(svg);
  if (!picture) throw new Error('A drawing of the catalogue was not rendered');
  return pictureAddress(picture.hash);
}
