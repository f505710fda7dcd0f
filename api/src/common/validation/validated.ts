import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';
import { AppError, type FieldError } from '../errors/app-error.js';
import { shapeFault } from './shape-fault.js';

const OPTIONS = {
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  stopAtFirstError: true,
} as const;

function fieldErrors(errors: ValidationError[], path = ''): FieldError[] {
  return errors.flatMap((error) => {
    const field = path + error.property;
    const messages = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
      field,
      message: rule === 'whitelistValidation' ? `${error.property} is not a known field.` : message,
    }));
    return [...messages, ...fieldErrors(error.children ?? [], `${field}.`)];
  });
}

function refuse(errors: ValidationError[]): AppError {
  const fields = fieldErrors(errors);
  const detail = fields[0]?.message ?? 'The input cannot be used.';
  return new AppError('validation', detail, { errors: fields });
}

/**
 * Looks at the shape before anything walks through it, which class-transformer does by recursion.
 * Parts of paths are left to their own pipes as the texts that they are: `1e0` is no id.
 */
class CheckingPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'param') return Promise.resolve(value);
    const fault = shapeFault(value);
    if (fault) throw new AppError('validation', fault.message, { errors: [fault] });
    return super.transform(value, metadata);
  }
}

/** The one pipe of the API: bodies and queries become checked instances of their DTO classes. */
export function validationPipe(): ValidationPipe {
  return new CheckingPipe({ ...OPTIONS, transform: true, exceptionFactory: refuse });
}

/**
 * Checks a plain object as the pipe would.
 * @throws AppError 'validation'
 */
export function validated<T extends object>(type: ClassConstructor<T>, plain: object): T {
  const instance = plainToInstance(type, plain);
  const errors = validateSync(instance, OPTIONS);
  if (errors.length > 0) throw refuse(errors);
  return instance;
}
