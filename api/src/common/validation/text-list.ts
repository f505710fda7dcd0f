import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsString, Length, Matches } from 'class-validator';

const trimAll = Transform(({ value }) =>
  Array.isArray(value)
    ? value.map((item) => (typeof item === 'string' ? item.trim() : item))
    : value,
);

/** Neither control and bidi characters nor halves of a character. */
const CLEAN = /^[^\p{Cc}\p{Bidi_Control}\p{Surrogate}]*$/v;

/** A list of at most `count` texts of 1 to `length` characters each, trimmed. */
export function TextList(count: number, length: number): PropertyDecorator {
  const message = `$property must be texts of 1 to ${length} characters.`;
  const each = { each: true, message };
  return applyDecorators(
    ApiProperty({
      type: 'array',
      items: { type: 'string', minLength: 1, maxLength: length },
      maxItems: count,
    }),
    trimAll,
    IsArray({ message: '$property must be a list.' }),
    ArrayMaxSize(count, { message: `$property must hold at most ${count} texts.` }),
    IsString(each),
    Length(1, length, each),
    Matches(CLEAN, each),
  );
}
