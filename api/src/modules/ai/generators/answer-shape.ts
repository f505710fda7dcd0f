import type { ClassConstructor } from 'class-transformer';
import { AppError } from '../../../common/errors/app-error.js';
import { validated } from '../../../common/validation/validated.js';
import { unusable } from './generator.js';

type Fields = Record<string, unknown>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of an answer; its known names are read one by one, so that others change nothing. */
export function fieldsOf(answer: unknown): Fields {
  if (!isObject(answer)) throw unusable();
  return answer;
}

export function objectsIn(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** Holds what was made of an answer against the rules of what the owner may write; null where it breaks them. */
export function holding<T extends object>(type: ClassConstructor<T>, plain: object): T | null {
  try {
    return validated(type, plain);
  } catch (error) {
    if (error instanceof AppError && error.code === 'validation') return null;
    throw error;
  }
}
