import {
  COLOR_PATTERN,
  FORBIDDEN_CHARACTERS,
  isWebAddress,
  LIMITS,
  SLUG_PATTERN,
} from '@deal-harbor/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { type ClassConstructor, Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsEmail,
  IsInt,
  IsNumber,
  IsObject,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  registerDecorator,
  ValidateIf,
  ValidateNested,
} from 'class-validator';

function rule(
  name: string,
  message: string,
  holds: (value: unknown) => boolean,
): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: property as string,
      options: { message: `${String(property)} ${message}` },
      validator: { validate: holds },
    });
  };
}

/** What the rule says in the API's description, so that no rule is written twice. */
const described = (options: ApiPropertyOptions) => ApiProperty(options);

const trim = Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));
const message = (text: string) => ({ message: `$property ${text}` });

const cleanText = rule(
  'cleanText',
  'must not contain control characters or broken Unicode.',
  (value) => typeof value === 'string' && value.isWellFormed() && !FORBIDDEN_CHARACTERS.test(value),
);

/** May be left out; a given value is checked. */
export const MayBeAbsent = () =>
  applyDecorators(
    described({ required: false }),
    ValidateIf((_, value) => value !== undefined),
  );

/** May be left out or null; an empty text counts as null. */
export function Nullable(): PropertyDecorator {
  return applyDecorators(
    described({ required: false, nullable: true }),
    Transform(({ value }) => (typeof value === 'string' && value.trim() === '' ? null : value)),
    ValidateIf((_, value) => value !== undefined && value !== null),
  );
}

/** Text of `min` to `max` characters, trimmed. */
export function Text(max: number, min = 1): PropertyDecorator {
  const length =
    min > 0
      ? `must be text of ${min} to ${max} characters.`
      : `must be text of at most ${max} characters.`;
  return applyDecorators(
    described({ type: String, minLength: min, maxLength: max }),
    trim,
    IsString(message('must be text.')),
    Length(min, max, message(length)),
    cleanText,
  );
}

/** As Text, but kept as it is: passwords, HTML. */
export function RawText(max: number, min = 1): PropertyDecorator {
  return applyDecorators(
    described({ type: String, minLength: min, maxLength: max }),
    IsString(message('must be text.')),
    Length(min, max, message(`must be text of ${min} to ${max} characters.`)),
    cleanText,
  );
}

export function Slug(): PropertyDecorator {
  return applyDecorators(
    Text(LIMITS.slug),
    described({ pattern: SLUG_PATTERN.source }),
    Matches(
      SLUG_PATTERN,
      message('must be lowercase letters and digits, in groups joined by single hyphens.'),
    ),
  );
}

export function Color(): PropertyDecorator {
  return applyDecorators(
    described({ type: String, pattern: COLOR_PATTERN.source }),
    IsString(message('must be text.')),
    Matches(COLOR_PATTERN, message('must be a colour such as #FF6B00.')),
  );
}

/** An absolute http(s) address without credentials. */
export function WebAddress(): PropertyDecorator {
  return applyDecorators(
    Text(LIMITS.url),
    described({ format: 'uri' }),
    rule(
      'webAddress',
      'must be an absolute http(s) address without credentials.',
      (value) => typeof value === 'string' && isWebAddress(value),
    ),
  );
}

/** A calendar day, `YYYY-MM-DD`, of the years 2000 to 2199. */
export function Day(): PropertyDecorator {
  const isDay = (value: unknown) => {
    if (typeof value !== 'string' || !/^2[01]\d\d-\d\d-\d\d$/.test(value)) return false;
    const day = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
  };
  return applyDecorators(
    described({ type: String, format: 'date' }),
    rule('day', 'must be a day such as 2027-03-31.', isDay),
  );
}

export function Whole(min: number, max: number): PropertyDecorator {
  const text = message(`must be a whole number from ${min} to ${max}.`);
  return applyDecorators(
    described({ type: 'integer', minimum: min, maximum: max }),
    IsInt(text),
    Min(min, text),
    Max(max, text),
  );
}

export function Decimal(min: number, max: number): PropertyDecorator {
  const text = message(`must be a number from ${min} to ${max}.`);
  return applyDecorators(
    described({ type: Number, minimum: min, maximum: max }),
    IsNumber({ allowNaN: false, allowInfinity: false }, text),
    Min(min, text),
    Max(max, text),
  );
}

export function Flag(): PropertyDecorator {
  return applyDecorators(
    described({ type: Boolean }),
    IsBoolean(message('must be true or false.')),
  );
}

export function Word(words: readonly string[]): PropertyDecorator {
  return applyDecorators(
    described({ type: String, enum: [...words] }),
    rule('word', `must be one of ${words.join(', ')}.`, (value) => words.includes(value as string)),
  );
}

/** Of PostgreSQL's `integer`. */
export const LARGEST_ID = 2_147_483_647;

export function Id(): PropertyDecorator {
  return Whole(1, LARGEST_ID);
}

export function Email(): PropertyDecorator {
  return applyDecorators(
    Text(LIMITS.email),
    described({ format: 'email' }),
    IsEmail({}, message('must be an e-mail address.')),
  );
}

/** A list of `min` to `max` objects of a DTO class, each checked by its own rules. */
export function ListOf(
  item: () => ClassConstructor<object>,
  max: number,
  min = 0,
): PropertyDecorator {
  const size = message(
    min === max ? `must hold ${max} entries.` : `must hold ${min} to ${max} entries.`,
  );
  return applyDecorators(
    // Swagger knows a lazy type by its name, `type`.
    described({ type: () => item(), isArray: true, minItems: min, maxItems: max }),
    IsArray(message('must be a list.')),
    ArrayMinSize(min, size),
    ArrayMaxSize(max, size),
    IsObject({ each: true, message: '$property must hold objects.' }),
    ValidateNested({ each: true, message: '$property must hold objects.' }),
    Type(item),
  );
}

/** The version last seen of what is changed: another one stored is 409. May be left out. */
export function Version(): PropertyDecorator {
  return applyDecorators(MayBeAbsent(), Id());
}

/** The number in a query's text; other texts stay, for the rules that follow to refuse. */
export const FromQuery = () =>
  Transform(({ value }) =>
    typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value,
  );

/** The flag in a query's text, which is `true` or `false` and nothing else. */
export const FlagFromQuery = () =>
  Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value));
