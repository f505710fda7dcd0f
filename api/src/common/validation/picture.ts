import { isWebAddress, LIMITS, storedPicture } from '@deal-harbor/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, MaxLength, registerDecorator } from 'class-validator';

const DATA_URL = /^data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/;

export function isPictureDataUrl(text: string): boolean {
  return DATA_URL.test(text);
}

function isPicture(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (isPictureDataUrl(value) || storedPicture(value)) return true;
  return value.length <= LIMITS.url && isWebAddress(value);
}

/** A picture as clients send it: a data URL to be stored, a path of one already stored, or an address. */
export function Picture(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: String,
      maxLength: LIMITS.logoDataUrl,
      description: 'An http(s) address, a path under /media, or a data URL (PNG, JPEG, WebP, GIF).',
    }),
    IsString({ message: '$property must be text.' }),
    MaxLength(LIMITS.logoDataUrl, { message: '$property must be a picture of at most 1 MiB.' }),
    (target: object, property: string | symbol) => {
      registerDecorator({
        name: 'picture',
        target: target.constructor,
        propertyName: property as string,
        options: {
          message: `${String(property)} must be an http(s) address or a PNG, JPEG, WebP or GIF picture as data URL.`,
        },
        validator: { validate: isPicture },
      });
    },
  );
}

/** A picture as data URL and nothing else; its size is checked where it is stored. */
export function PictureData(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: String,
      maxLength: LIMITS.logoDataUrl,
      description: 'A data URL (PNG, JPEG, WebP, GIF) of at most 1 MiB.',
    }),
    IsString({ message: '$property must be text.' }),
    Matches(DATA_URL, {
      message: '$property must be a PNG, JPEG, WebP or GIF picture as data URL.',
    }),
  );
}
