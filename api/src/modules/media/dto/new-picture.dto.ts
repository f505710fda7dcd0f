import { PictureData } from '../../../common/validation/picture.js';

/** A picture to be stored. */
export class NewPictureDto {
  @PictureData()
  picture: string;
}
