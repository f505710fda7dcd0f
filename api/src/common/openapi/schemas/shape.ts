import { ApiProperty } from '@nestjs/swagger';

/** How answers are described, in the API's own words. Each decorates a property of a schema class. */

export const Identifier = () => ApiProperty({ type: 'integer', minimum: 1 });

export const Count = (description?: string) =>
  ApiProperty({ type: 'integer', minimum: 0, description });

export const Version = () =>
  ApiProperty({
    type: 'integer',
    minimum: 1,
    description: 'Sent back with a PUT, it makes sure that nobody changed the entry meanwhile.',
  });

export const PlainText = (description?: string) => ApiProperty({ type: String, description });

export const NullableText = (description?: string) =>
  ApiProperty({ type: String, nullable: true, description });

export const NullableNumber = (description?: string) =>
  ApiProperty({ type: Number, nullable: true, description });

export const NullableInteger = (description?: string) =>
  ApiProperty({ type: 'integer', nullable: true, description });

export const Truth = (description?: string) => ApiProperty({ type: Boolean, description });

export const OneOf = (words: readonly string[]) => ApiProperty({ type: String, enum: [...words] });

export const Moment = () => ApiProperty({ type: String, format: 'date-time' });

export const NullableMoment = () =>
  ApiProperty({ type: String, format: 'date-time', nullable: true });

export const Day = (description?: string) =>
  ApiProperty({ type: String, format: 'date', description });

export const NullableDay = () => ApiProperty({ type: String, format: 'date', nullable: true });
